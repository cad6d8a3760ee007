import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Runs Sanity's command line under this Node, without telemetry. */
export function sanityCommand(...args: string[]) {
  const program = join(dirname(require.resolve('sanity/package.json')), 'bin', 'sanity');
  const quiet = { DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1', CI: '1', NO_COLOR: '1' };
  return { args: [program, ...args], env: { ...process.env, ...quiet } };
}

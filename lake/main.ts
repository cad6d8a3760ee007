import { startLake } from './server.ts';
import type { LakeOptions } from './server.ts';
import { explain, readSettings } from './settings.ts';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): LakeOptions {
  try {
    return readSettings(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const options = settings();
try {
  const lake = await startLake(options);
  const stop = () => void lake.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`lake ready at ${lake.url}\n`);
} catch (error) {
  fail(explain(error, options));
}

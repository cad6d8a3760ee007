import { spawn } from 'node:child_process';
import { sanityCommand } from './sanity-command.ts';

const port = process.env.STUDIO_PORT || '3333';
const { args, env } = sanityCommand('dev', '--host', 'localhost', '--port', port);
const studio = spawn(process.execPath, args, { cwd: import.meta.dirname, env, stdio: 'inherit' });

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => studio.kill(signal));
studio.on('exit', (code) => {
  process.exitCode = code ?? 0;
});

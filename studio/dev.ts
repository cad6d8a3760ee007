import { spawn } from 'node:child_process';
import { sanityCommand } from './sanity-command.ts';

const patienceMs = 2000;

const port = process.env.STUDIO_PORT || '3333';
const { args, env } = sanityCommand('dev', '--host', 'localhost', '--port', port);
const studio = spawn(process.execPath, args, { cwd: import.meta.dirname, env, stdio: 'inherit' });

function stop(signal: NodeJS.Signals): void {
  studio.kill(signal);
  // Vite finishes bundling before it exits, which can take a minute.
  setTimeout(() => studio.kill('SIGKILL'), patienceMs).unref();
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
studio.on('exit', (code) => {
  process.exitCode = code ?? 0;
});

import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { picturesCommand } from './pictures-command.ts';

/** Runs the site in development. Settings come from the environment, as for the built site. */
const port = Number(process.env['SITE_PORT'] ?? 3000);
const server = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  server: { port, strictPort: true, host: '127.0.0.1' },
});

// In the background: pages work at once, and pictures come as they are done.
const pictures = spawn(process.execPath, picturesCommand, { stdio: 'inherit' });

async function stop() {
  pictures.kill();
  await server.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

await server.listen();
console.log(`site ready at http://localhost:${String(port)}`);

import { createServer } from 'vite';
import { workerDevServer } from './worker-dev-server.ts';

/** Runs the site in development. Settings come from the environment, as for the built site. */
const port = Number(process.env['SITE_PORT'] ?? 3000);
const server = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  // Kept out of the config file: Remix would start a server of its plugins in each build too.
  plugins: [workerDevServer()],
  server: { port, strictPort: true, host: '127.0.0.1' },
});

async function stop() {
  await server.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

await server.listen();
console.log(`site ready at http://localhost:${String(port)}`);

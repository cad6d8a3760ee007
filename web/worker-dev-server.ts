import { createRequestListener } from '@remix-run/node-fetch-server';
import type { Plugin } from 'vite';
import { resourceOptions } from './local/site-options.ts';
import { startRuntime } from './local/start-runtime.ts';

type Worker = {
  default: {
    fetch: (request: Request, bindings: unknown, context: unknown) => Promise<Response>;
    scheduled: (controller: unknown, bindings: unknown, context: unknown) => Promise<void>;
  };
};

/** Vite serves the files of the site itself, so the worker is never asked for one. */
const assets = { fetch: () => Promise.resolve(new Response(null, { status: 404 })) };

/** Lets the worker handle what Vite does not, reloaded after every change, on the resources of `npm start`. */
export function workerDevServer(): Plugin {
  return {
    name: 'worker-dev-server',
    // Runs before Remix, whose handler knows no bindings.
    enforce: 'pre',
    // Remix's own hot reload works through its router, which only previews load.
    hotUpdate({ file }) {
      if (!file.startsWith(`${import.meta.dirname}/app/`)) return undefined;
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    async configureServer(server) {
      const miniflare = await startRuntime(process.env, {
        ...resourceOptions(process.env),
        modules: true,
        script: 'export default {}',
      });
      const bindings = await miniflare.getBindings();
      const context = { waitUntil: (promise: Promise<unknown>) => void promise, passThroughOnException() {} };
      const loadWorker = async () => (await server.ssrLoadModule('/worker.ts')) as Worker;
      const listener = createRequestListener(async (request) => {
        const worker = await loadWorker();
        return worker.default.fetch(request, { ...bindings, ASSETS: assets }, context);
      });
      const keepSchedule = async () => {
        const worker = await loadWorker();
        await worker.default.scheduled({}, { ...bindings, ASSETS: assets }, context);
      };
      const schedule = setInterval(() => {
        keepSchedule().catch((error: unknown) => {
          console.error('The schedule of the site was not kept.', error);
        });
      }, 60_000);
      server.httpServer?.once('close', () => {
        clearInterval(schedule);
        void miniflare.dispose();
      });
      // Returned, so that it runs after Vite's own files.
      return () => {
        server.middlewares.use((request, response) => {
          request.url = request.originalUrl ?? request.url ?? '/';
          listener(request, response);
        });
      };
    },
  };
}

import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
      serverModuleFormat: 'esm',
    }),
  ],
  resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
  ssr: {
    target: 'webworker',
    // The worker is one file without node_modules beside it; the development server may resolve packages itself.
    noExternal: command === 'build' ? true : undefined,
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
  },
  build: {
    target: 'es2022',
    minify: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? { input: 'worker.ts', output: { entryFileNames: 'index.js', inlineDynamicImports: true } }
      : undefined,
  },
}));

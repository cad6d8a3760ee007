import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { agencyFolder } from './local/agency-folder.ts';
import { buildFolder } from './local/build-folder.ts';
import { inlineVariables } from './plain-variables.ts';

/** Makes the worker the server's entry: Remix sets its own build as one, which exports more than workerd accepts. */
function workerEntry(): Plugin {
  return {
    name: 'worker-entry',
    enforce: 'post',
    config: (config, { isSsrBuild }) => {
      const options = config.build?.rollupOptions;
      if (!isSsrBuild || !options) return;
      options.input = 'worker.ts';
      options.output = {
        format: 'esm',
        entryFileNames: 'index.js',
        // Modules beside the worker, which run only once they are imported.
        inlineDynamicImports: false,
        chunkFileNames: '[name]-[hash].js',
        // Named as in the browser's build, so that Remix finds its style sheet there and adds no second.
        manualChunks: { root: ['worker.ts'] },
      };
      // Keeps what modules share out of the worker's exports.
      options.preserveEntrySignatures = 'strict';
    },
  };
}

/** Leaves the runtime's own modules, such as sockets for mail, out of the worker's file. */
function runtimeModules(): Plugin {
  return {
    name: 'runtime-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, _importer, { ssr }) =>
      ssr && id.startsWith('node:') ? { id, external: true } : undefined,
  };
}

/** Follows Tailwind, and takes its variables out of what it wrote. */
function plainVariables(): Plugin {
  return {
    name: 'plain-variables',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (id.endsWith('/app.css') ? inlineVariables(code) : undefined),
  };
}

/** Takes the data of the agency where the code names those of the sample, which its types and tests follow. */
function agencyData(): Plugin {
  return {
    name: 'agency-data',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(import.meta.dirname) || !code.includes('/seed/sample/')) return undefined;
      const folder = path.relative(path.dirname(id), agencyFolder);
      return { code: code.replaceAll(/(\.\.\/)+seed\/sample(?=\/)/g, folder), map: null };
    },
  };
}

/** Chunks of a visitor's script by their first module. By default, Vite makes a chunk of every shared module. */
const visitorFiles: readonly [name: string, start: RegExp][] = [
  ['react', /\/node_modules\/(react|react-dom|scheduler)\//],
  [
    'visitor',
    /\/app\/(entry\.client\.tsx|(properties\/map\/frame\/map-events|ui\/browser\/(is-plain-click|trusted-markup))\.ts)$|vite\/preload-helper/,
  ],
  [
    'components',
    /\/(schemas\/languages|app\/(islands\/hydrate|content\/(i18n\/language|paths\/build-path)|ui\/(browser\/use-browser|icon\/icon|picture\/picture)))\.tsx?$/,
  ],
  ['form', /\/app\/forms\/view\/form-island\.tsx$/],
];

const visitorFile = (id: string) => visitorFiles.find(([, start]) => start.test(id))?.[0];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: path.join(agencyFolder, 'public'),
  define: {
    // Keeps the pages of one build apart from those of the next in caches that outlive it.
    'import.meta.env.BUILD_ID': JSON.stringify(randomUUID()),
    'process.env.LANGUAGES': JSON.stringify(process.env.LANGUAGES ?? ''),
  },
  plugins: [
    tailwindcss(),
    plainVariables(),
    agencyData(),
    remix({
      buildDirectory: path.relative(import.meta.dirname, buildFolder),
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    workerEntry(),
    runtimeModules(),
  ],
  resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
  ssr: {
    target: 'webworker',
    // The worker has no node_modules beside it; the development server may resolve packages itself.
    noExternal: command === 'build' ? true : undefined,
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
  },
  build: {
    target: 'es2022',
    minify: !isSsrBuild,
    reportCompressedSize: false,
    // Names of files hardly compress, and the entry names every island's: only React is fetched beside what uses it.
    modulePreload: {
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' || file.includes('/components-') ? files : [],
    },
    rollupOptions: isSsrBuild
      ? undefined
      : // The entry names every island's file, and a hash does not compress.
        { output: { manualChunks: visitorFile, chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
}));

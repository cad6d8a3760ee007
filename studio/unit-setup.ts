import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.filename);

const react = ['react', 'react/jsx-runtime', 'react/compiler-runtime', 'react-dom', 'react-dom/client'];
const urls = new Map(react.map((name) => [name, pathToFileURL(resolve(name)).href]));

// Packages installed beside the site's would take its React, which is older than the Studio's.
registerHooks({
  resolve: (specifier, context, next) => {
    const url = urls.get(specifier);
    return url === undefined ? next(specifier, context) : { url, format: 'commonjs', shortCircuit: true };
  },
});

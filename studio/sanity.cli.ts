import { defineCliConfig } from 'sanity/cli';

/** Each of Sanity's 230 icons is a file of its own, which a browser would request one by one. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'icons', test: /node_modules\/@sanity\/icons\//, priority: 1 },
];

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || '',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  vite: {
    define: { 'process.env.LANGUAGES': JSON.stringify(process.env.LANGUAGES ?? '') },
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  },
});

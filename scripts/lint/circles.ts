import type { IConfiguration } from 'dependency-cruiser';

const folder = '^web/app/[^/]+/[^/]+$';

/** Within a floor folders import each other in no circle of what runs; types and tests may. */
export default {
  forbidden: [
    {
      name: 'folder-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: folder },
      to: { circular: true, path: folder },
    },
  ],
  options: {
    tsPreCompilationDeps: false,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`\.(test|test-data)\.tsx?$` },
  },
} satisfies IConfiguration;

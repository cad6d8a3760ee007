import type { KnipConfig } from 'knip';

export default {
  // Written by `npm run generate` for every document and query, used or not.
  ignore: ['schemas/generated/**'],
  workspaces: {
    '.': {
      entry: ['tests/features/update.ts', 'tests/demonstration/main.ts', 'tests/e2e/**/*.whole.ts'],
      // Found on the machine, or reported as missing.
      ignoreBinaries: ['mount', 'umount', 'java'],
      ignoreDependencies: [
        // Hoists the site's React, so that packages without a React of their own share it.
        'react',
        'react-dom',
        '@types/react',
        '@types/react-dom',
        // Run by path.
        '@sparticuz/chromium',
        'autocannon',
        'typescript-native',
      ],
    },
    scripts: {
      entry: ['*.{ts,mjs}', 'e2e/prepare.ts', 'mailbox/main.ts'],
      ignoreDependencies: [
        // Installed with the site, whose version is the one to use.
        'miniflare',
      ],
    },
    schemas: { entry: ['generate.ts'] },
    studio: { entry: ['{build,dev,serve}.ts'] },
    web: {
      // Their configurations expect an environment that knip does not give them.
      remix: false,
      vite: false,
      entry: [
        '{build,dev,serve,worker}.ts',
        'app/{entry.client,entry.server,root}.tsx',
        'app/routes.ts',
        'app/routes/**/*.{ts,tsx}',
        'app/properties/runs/command/properties-command.server.ts',
        'app/properties/bench/growth-bench.server.ts',
        'app/properties/bench/search-bench.server.ts',
        'fonts/subset.ts',
      ],
      ignoreDependencies: [
        // Part of the given stack, imported or not.
        'remix',
        // Read as files.
        '@fontsource-variable/*',
      ],
    },
    seed: { entry: ['main.ts'] },
    lake: { entry: ['main.ts'] },
  },
} satisfies KnipConfig;

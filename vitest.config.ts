import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const include = ['{schemas,studio,web,seed,lake,scripts,tests}/**/*.test.{ts,tsx}'];
const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**'];
/** Modules that remember a replaced module, a moment of a replaced clock or other content are of no use to other files. */
const leavesTraces = /\bvi\.(doMock|mock|resetModules|useFakeTimers)\(|\bstartLake\(/;

// Hooks of the Studio run with its React, also those of packages beside the site's.
const studioHooks = 'studio/**/*.test.tsx';

const isolatedOf = (files: string | string[], others: string[] = []) =>
  globSync(files, { exclude: [...exclude, ...others], cwd: import.meta.dirname })
    .filter((file) => leavesTraces.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));

const isolated = isolatedOf(include, [studioHooks]);
const isolatedHooks = isolatedOf(studioHooks);

const common = {
  environment: 'node' as const,
  // Tests expect the sample content, whatever the languages of this checkout are.
  env: { LANGUAGES: 'nl,fr,en,de' },
  setupFiles: ['web/unit-setup.ts'],
  // Some tests start processes, which takes long on a busy machine.
  testTimeout: 30_000,
  // Starting a process and loading packages for each file takes longer than most tests.
  isolate: false,
};

const hooks = {
  ...common,
  environment: 'jsdom' as const,
  setupFiles: [...common.setupFiles, 'studio/unit-setup.ts'],
};

const withFreshModules = ({ setupFiles }: { setupFiles: string[] }) => [
  ...setupFiles,
  'web/fresh-modules.ts',
];

export default defineConfig({
  test: {
    // Uses every processor: by default one stays idle, which is half of them where there are two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...hooks,
          name: 'isolated studio hooks',
          setupFiles: withFreshModules(hooks),
          include: isolatedHooks,
          exclude,
        },
      },
      {
        test: {
          ...hooks,
          name: 'studio hooks',
          include: [studioHooks],
          exclude: [...exclude, ...isolatedHooks],
        },
      },
      {
        test: {
          ...common,
          name: 'shared',
          include,
          exclude: [...exclude, studioHooks, ...isolated],
        },
      },
      {
        test: {
          ...common,
          name: 'isolated',
          setupFiles: withFreshModules(common),
          include: isolated,
          exclude,
        },
      },
    ],
  },
});

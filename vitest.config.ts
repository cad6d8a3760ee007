import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const include = ['{schemas,studio,web,seed,lake,scripts,tests}/**/*.test.{ts,tsx}'];
const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**'];
const replacesGlobals = /\bvi\.(doMock|mock|resetModules|spyOn|stubEnv|stubGlobal|useFakeTimers)\(/;

const isolated = globSync(include, { exclude, cwd: import.meta.dirname })
  .filter((file) => replacesGlobals.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

const common = {
  environment: 'node' as const,
  setupFiles: ['web/unit-setup.ts'],
  // Some tests start processes, which takes long on a busy machine.
  testTimeout: 30_000,
};

export default defineConfig({
  test: {
    projects: [
      // Loading every module once, not once for each file, takes a third of the time.
      { test: { ...common, name: 'shared', isolate: false, include, exclude: [...exclude, ...isolated] } },
      { test: { ...common, name: 'isolated', include: isolated, exclude } },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{schemas,studio,web,seed,lake,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    environment: 'node',
    // Some tests start processes, which takes long on a busy machine.
    testTimeout: 30_000,
  },
});

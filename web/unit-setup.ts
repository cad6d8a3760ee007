import fc from 'fast-check';
import { afterEach, vi } from 'vitest';

// The same values in every run: a rare counterexample must not fail an unrelated change. `npm run verify` draws new ones.
if (process.env['VERIFY'] !== 'whole') fc.configureGlobal({ seed: 20_261_121 });

// Files share their globals.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

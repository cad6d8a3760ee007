import { afterAll, vi } from 'vitest';

// Each file loads our modules anew, since those may remember a replaced module or moment; packages stay loaded.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNear } from './when-visible.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;

let report: Report = () => {};
let margin: string | undefined;
const observe = vi.fn();
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: Report, options: IntersectionObserverInit) {
        report = callback;
        margin = options.rootMargin;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('[9.06] late content starts 100 pixels before it comes into sight, and once', () => {
  const element = {} as Element;
  const start = vi.fn();
  whenNear(element, start);
  expect(margin).toBe('100px');
  expect(observe).toHaveBeenCalledExactlyOnceWith(element);
  report([{ isIntersecting: false }]);
  expect(start).toHaveBeenCalledTimes(0);
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

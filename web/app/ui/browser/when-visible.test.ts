import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenVisible } from './when-visible.ts';

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
  vi.clearAllMocks();
});

const element = {} as Element;

test('[9.06] what starts in view starts 100 pixels before it scrolls there', () => {
  const start = vi.fn();
  whenVisible(element, start);
  expect(margin).toBe('100px');
  expect(observe).toHaveBeenCalledExactlyOnceWith(element);
  report([{ isIntersecting: false }]);
  expect(start).toHaveBeenCalledTimes(0);
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a wait that is given up observes no more', () => {
  whenVisible(element, vi.fn())();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSizes } from './watch-sizes.ts';

let report = () => {};
const observed: unknown[] = [];
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  observed.length = 0;
  disconnect.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe(element: unknown) {
        observed.push(element);
      }
      disconnect() {
        disconnect();
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const places = ['left', 'center', 'right'].map((name) => ({ name }) as unknown as Element);
const bar = { children: places } as unknown as Element;

test('[9.05] sizes are read 20 milliseconds after the last change', () => {
  const look = vi.fn();
  const stop = watchSizes(bar, look);
  expect(observed).toEqual([bar, ...places]);
  for (let change = 0; change < 5; change += 1) {
    report();
    vi.advanceTimersByTime(19);
  }
  expect(look).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  stop();
});

test('stopping disconnects the observer and drops the pending callback', () => {
  const look = vi.fn();
  const stop = watchSizes(bar, look);
  report();
  stop();
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(0);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

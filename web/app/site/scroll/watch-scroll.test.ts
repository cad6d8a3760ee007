import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScroll } from './watch-scroll.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
});

/** A scroll event every 10 milliseconds. */
function scrollFor(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    page.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(10);
  }
}

test('[9.04] however fast a page scrolls, it is looked at once in 100 milliseconds', () => {
  const look = vi.fn();
  const stop = watchScroll(look);
  scrollFor(90);
  expect(look).toHaveBeenCalledTimes(0);
  scrollFor(910);
  expect(look).toHaveBeenCalledTimes(10);
  stop();
});

test('the last call comes after the last event, and none after unsubscribing', () => {
  const look = vi.fn();
  const stop = watchScroll(look);
  page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('scroll'));
  stop();
  page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateWhenVisible } from './hydrate-when-visible.ts';

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

const scrollNear = () => report([{ isIntersecting: false }, { isIntersecting: true }]);

/** A form that doubles as the island around it. */
function arrange(hydrate: () => Promise<void>) {
  const form = Object.assign(new EventTarget(), {
    firstElementChild: null,
    requestSubmit: vi.fn(),
    submit: vi.fn(),
  });
  hydrateWhenVisible(form as unknown as HTMLElement, hydrate);
  const send = (submitter: { click: () => void } | null = null) => {
    const event = Object.assign(new Event('submit', { cancelable: true }), { submitter });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { form, send };
}

test('[9.06] an island is hydrated 100 pixels before it scrolls into view, and once', async () => {
  const hydrate = vi.fn(() => Promise.resolve());
  const { form, send } = arrange(hydrate);
  expect(margin).toBe('100px');
  expect(observe).toHaveBeenCalledExactlyOnceWith(form);
  report([{ isIntersecting: false }]);
  expect(hydrate).toHaveBeenCalledTimes(0);
  scrollNear();
  await vi.waitFor(() => expect(send()).toBe(false));
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a form submitted early is submitted again, once, after hydration', async () => {
  let finish = () => {};
  const hydrate = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { form, send } = arrange(hydrate);
  expect(send()).toBe(true);
  expect(hydrate).toHaveBeenCalledTimes(1);
  scrollNear();
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(form.requestSubmit).toHaveBeenCalledTimes(0);
  finish();
  await vi.waitFor(() => expect(form.requestSubmit).toHaveBeenCalledTimes(1));
  expect(form.submit).toHaveBeenCalledTimes(0);
});

test('a button pressed early is clicked again, so that its own handler decides', async () => {
  const { form, send } = arrange(() => Promise.resolve());
  const next = { click: vi.fn() };
  expect(send(next)).toBe(true);
  await vi.waitFor(() => expect(next.click).toHaveBeenCalledTimes(1));
  expect(form.requestSubmit).toHaveBeenCalledTimes(0);
});

test('a form whose script cannot be loaded is submitted without it', async () => {
  const { form, send } = arrange(() => Promise.reject(new Error('offline')));
  expect(send()).toBe(true);
  await vi.waitFor(() => expect(form.submit).toHaveBeenCalledTimes(1));
  expect(form.requestSubmit).toHaveBeenCalledTimes(0);
});

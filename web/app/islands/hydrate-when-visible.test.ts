import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLate } from './hydrate-when-visible.ts';

let comeNear = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A form that stands for the part around it too. */
function arrange(start: () => Promise<void>) {
  const form = Object.assign(new EventTarget(), {
    firstElementChild: null,
    requestSubmit: vi.fn(),
    submit: vi.fn(),
  });
  startLate(form as unknown as HTMLElement, start);
  const send = () => {
    const event = Object.assign(new Event('submit', { cancelable: true }), { submitter: null });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { form, send };
}

test('a part starts once its visitor comes near, and then has its form to itself', async () => {
  const start = vi.fn(() => Promise.resolve());
  const { send } = arrange(start);
  expect(start).toHaveBeenCalledTimes(0);
  comeNear();
  await vi.waitFor(() => expect(send()).toBe(false));
  expect(start).toHaveBeenCalledTimes(1);
});

test('a form that is sent early is sent again, once, when its part has started', async () => {
  let finish = () => {};
  const start = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { form, send } = arrange(start);
  expect(send()).toBe(true);
  expect(start).toHaveBeenCalledTimes(1);
  comeNear();
  expect(start).toHaveBeenCalledTimes(1);
  expect(form.requestSubmit).toHaveBeenCalledTimes(0);
  finish();
  await vi.waitFor(() => expect(form.requestSubmit).toHaveBeenCalledTimes(1));
  expect(form.submit).toHaveBeenCalledTimes(0);
});

test('a form whose script cannot be had is sent without it', async () => {
  const { form, send } = arrange(() => Promise.reject(new Error('offline')));
  expect(send()).toBe(true);
  await vi.waitFor(() => expect(form.submit).toHaveBeenCalledTimes(1));
  expect(form.requestSubmit).toHaveBeenCalledTimes(0);
});

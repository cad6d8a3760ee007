import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { frame, renderHook } from '../tool-page/render.test-data.tsx';
import { type Loaded, sentenceOf, useLoaded, useSettled } from './use-loaded.ts';

type Properties = { of: string | null; every?: number; isShared?: boolean; isFresh?: boolean };

/** A hook on answers that a test gives by key, and the keys asked for. */
async function loadedFrom(answers: Record<string, unknown>, first: Properties, name = 'alone') {
  const asked: unknown[] = [];
  const use = ({ of, ...options }: Properties): Loaded<unknown> =>
    useLoaded(
      of === null ? null : [name, of],
      (shown) => {
        asked.push([of, shown]);
        const answer = answers[of ?? ''];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      options,
    );
  return { ...(await renderHook(use, first)), asked };
}

test('a result is loaded for each key, and the last one stays while another loads or fails', async () => {
  const answers = { a: 1, b: new Error('No answer.') };
  const { render, last, asked } = await loadedFrom(answers, { of: null });
  expect([last().result, asked]).toEqual([undefined, []]);
  await render({ of: 'a' });
  expect([last().result, last().problem]).toEqual([1, undefined]);
  await render({ of: 'b' });
  expect([last().result, last().problem]).toEqual([1, 'No answer.']);
  expect(asked).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
});

test('what is thrown without a message is told as it is', () => {
  expect(sentenceOf('503')).toBe('503');
});

test('it loads once without an interval, and again when it is reloaded', async () => {
  const answers: Record<string, unknown> = { a: 1 };
  const { last, wait, asked } = await loadedFrom(answers, { of: 'a' });
  await wait(600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(600_000);
  expect(asked).toHaveLength(1);
  answers['a'] = 2;
  act(() => {
    last().reload();
  });
  await wait();
  expect([last().result, asked.at(-1)]).toEqual([2, ['a', 1]]);
});

test('a failure without an interval stays until it is reloaded', async () => {
  const answers: Record<string, unknown> = { a: new Error('No answer.') };
  const { last, wait, asked } = await loadedFrom(answers, { of: 'a' });
  await wait(600_000);
  expect([last().problem, asked.length]).toEqual(['No answer.', 1]);
  answers['a'] = 1;
  act(() => {
    last().reload();
  });
  await wait();
  expect([last().problem, last().result]).toEqual([undefined, 1]);
});

test('it loads at each interval while someone can see it, also after a failure', async () => {
  const answers: Record<string, unknown> = { a: 1 };
  const { last, wait, asked } = await loadedFrom(answers, { of: 'a', every: 20_000 });
  await wait(19_999);
  expect(asked).toHaveLength(1);
  answers['a'] = new Error('No answer.');
  await wait(1);
  expect([last().problem, last().result, asked.length]).toEqual(['No answer.', 1, 2]);
  answers['a'] = 2;
  await wait(20_000);
  expect([last().problem, last().result]).toEqual([undefined, 2]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = asked.length;
  await wait(60_000);
  expect(asked).toHaveLength(before);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  // The library took the timer of the browser before the test did.
  await vi.waitFor(() => expect(asked).toHaveLength(before + 1));
});

test('another result is shown until the next one is loaded', async () => {
  const { last, wait, asked } = await loadedFrom({ a: 1 }, { of: 'a' });
  act(() => {
    last().show((shown) => Number(shown) + 1);
  });
  await wait();
  expect([last().result, asked.length]).toEqual([2, 1]);
  act(() => {
    last().reload();
  });
  await wait();
  expect([last().result, asked.at(-1)]).toEqual([1, ['a', 2]]);
});

test('nothing is shown in place of a result that is still to come', async () => {
  const { last, wait } = await renderHook(
    () => useLoaded<number>([], () => new Promise(() => undefined)),
    undefined,
  );
  act(() => {
    last().show((shown) => shown + 1);
  });
  await wait();
  expect(last().result).toBeUndefined();
});

test('a result that need not be fresh is the one that another component loaded', async () => {
  const answers: Record<string, unknown> = { a: 1 };
  await loadedFrom(answers, { of: 'a', isShared: true, isFresh: false }, 'shared');
  answers['a'] = 2;
  const second = await loadedFrom(answers, { of: 'a', isShared: true, isFresh: false }, 'shared');
  expect([second.last().result, second.asked]).toEqual([1, []]);
  const third = await loadedFrom(answers, { of: 'a', isShared: true }, 'shared');
  await third.wait(frame);
  expect(third.last().result).toBe(2);
});

test('a value settles a quarter of a second after the last change of what it holds', async () => {
  const { render, wait, last } = await renderHook((typed: { text: string }) => useSettled(typed), {
    text: '',
  });
  await render({ text: 'a' });
  await wait(249);
  await render({ text: 'ab' });
  await wait(249);
  expect(last()).toEqual({ text: '' });
  await wait(1);
  expect(last()).toEqual({ text: 'ab' });
});

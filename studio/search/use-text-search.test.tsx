import { expect, test, vi } from 'vitest';
import { renderHook } from '../tool-page/render.test-data.tsx';
import { useTextSearch } from './use-text-search.ts';

const fetch = vi.hoisted(() => vi.fn());

vi.mock('sanity', () => ({ useClient: () => ({ fetch }) }));

const text = { _id: 'text', _type: 'interfaceText' };
const pages = (count: number) => Array.from({ length: count }, (_none, index) => ({ _id: String(index) }));

/** Answers searches with so many pages, and counts them. */
async function searching(count: number) {
  const words: unknown[] = [];
  fetch.mockImplementation((query: string, parameters: { words?: string }) => {
    if (query.includes('"interfaceText"]')) return Promise.resolve([text]);
    words.push(parameters.words);
    return Promise.resolve(pages(count));
  });
  const hook = await renderHook(({ typed }: { typed: string }) => useTextSearch(typed), { typed: '' });
  const type = async (typed: string) => {
    await hook.render({ typed });
    await hook.wait(250);
  };
  return { ...hook, type, words };
}

test('the store is asked once typing pauses, and the texts of the interface are candidates too', async () => {
  const { type, last, words } = await searching(2);
  expect(last()).toEqual({ candidates: { typed: '', stored: [], isCut: false }, hasFailed: false });
  await type('te koop');
  expect(last().candidates).toEqual({ typed: 'te koop', stored: [...pages(2), text], isCut: false });
  expect(words).toHaveLength(1);
});

test('a search for spaces finds nothing, and one with as many results as are loaded is cut', async () => {
  const { type, last } = await searching(200);
  await type('   ');
  expect(last().candidates).toEqual({ typed: '   ', stored: [], isCut: false });
  await type('huis');
  expect(last().candidates).toMatchObject({ typed: 'huis', isCut: true });
});

test('a search that fails is told, and what was found before stays', async () => {
  const { type, last } = await searching(1);
  await type('huis');
  fetch.mockRejectedValue(new Error('No answer.'));
  await type('tuin');
  expect(last()).toMatchObject({ candidates: { typed: 'huis' }, hasFailed: true });
});

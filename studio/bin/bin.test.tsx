import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../tool-page/render.test-data.tsx';
import { bin } from './bin.tsx';

const studio = vi.hoisted(() => ({
  user: { id: 'an', name: 'An' },
  remaining: [null, null] as unknown[],
  mutate: vi.fn((_mutations: unknown) => Promise.resolve()),
  hear: undefined as ((event: object) => void) | undefined,
  types: [] as string[],
  push: vi.fn(),
}));

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: studio.push }) }));

vi.mock('sanity', () => {
  const client = {
    getDocuments: () => Promise.resolve(studio.remaining),
    mutate: studio.mutate,
    listen: (_query: string, { types }: { types: string[] }) => {
      studio.types = types;
      return {
        subscribe: (hear: (event: object) => void) => {
          studio.hear = hear;
          return { unsubscribe: () => undefined };
        },
      };
    },
  };
  const schema = { get: () => ({ title: 'Page' }) };
  return {
    definePlugin: (plugin: unknown) => plugin,
    useClient: () => client,
    useCurrentUser: () => studio.user,
    useSchema: () => schema,
  };
});

const { layout } = (bin as unknown as { studio: { components: { layout: ComponentType<unknown> } } }).studio
  .components;
const useLayout = layout as (props: unknown) => unknown;

const previous = { _id: 'drafts.home', _type: 'page', _rev: '1', title: 'Home' };
const deletion = {
  transition: 'disappear',
  identity: 'an',
  transactionId: 'transaction',
  timestamp: '2026-11-20T10:00:00Z',
  previous,
};

beforeEach(() => {
  studio.remaining = [null, null];
  studio.mutate.mockClear();
});

async function afterHearing(event: object) {
  const { wait } = await renderHook(useLayout, { renderDefault: () => null });
  studio.hear?.(event);
  await wait();
  return studio.mutate.mock.calls;
}

test('what this user deletes goes into the bin, and what is too old leaves it', async () => {
  const [[mutations] = []] = await afterHearing(deletion);
  expect(studio.types).toEqual(expect.arrayContaining(['page', 'article', 'redirect']));
  expect(studio.types.filter((type) => ['schedule', 'draftLink'].includes(type))).toEqual([]);
  expect(JSON.stringify(mutations)).toContain('"id":"deleted.transaction.home"');
  expect((mutations as object[]).at(-1)).toMatchObject({
    delete: { params: { oldest: expect.any(String) as unknown } },
  });
});

test.each([
  ['what a colleague deletes', { ...deletion, identity: 'bo' }],
  ['a change', { ...deletion, transition: 'update' }],
  ['a deletion without its document', { ...deletion, previous: null }],
])('%s does not', async (_case, event) => {
  expect(await afterHearing(event)).toEqual([]);
});

test('a document of which a version is left does not', async () => {
  studio.remaining = [{ _id: 'home' }, null];
  expect(await afterHearing(deletion)).toEqual([]);
});

test('a bin that cannot be filled is told', async () => {
  studio.mutate.mockRejectedValueOnce(new Error('No answer.'));
  await afterHearing(deletion);
  expect(studio.push).toHaveBeenCalledWith(
    expect.objectContaining({ status: 'error', description: 'No answer.' }),
  );
});

import { createClient, SanityClient } from '@sanity/client';
import { expect, test, vi } from 'vitest';
import { moveHeaderButton } from './move-header-button.ts';

const valuation = {
  holders: ['site-settings', 'drafts.site-settings'],
  words: [{ language: 'nl', value: 'Schatting' }],
  page: 'page-valuation',
};
const withoutSwitch = valuation.holders.map((id) => ({ patch: { id, unset: ['showFreeValuation'] } }));

async function changesOf(found: object): Promise<unknown> {
  vi.spyOn(SanityClient.prototype, 'fetch').mockResolvedValueOnce(found as never);
  const mutate = vi.spyOn(SanityClient.prototype, 'mutate').mockResolvedValue(undefined as never);
  mutate.mockClear();
  await moveHeaderButton(createClient({ projectId: 'test', dataset: 'test', useCdn: false }));
  return mutate.mock.calls[0]?.[0];
}

test('[1.14] a switch that was on becomes a button with the same words and page, one that was off leaves none', async () => {
  const label = [
    { _type: 'internationalizedArrayStringValue', _key: 'nl', language: 'nl', value: 'Schatting' },
  ];
  const button = { _type: 'link', label, page: { _type: 'reference', _ref: 'page-valuation' } };
  expect(await changesOf({ ...valuation, isShown: true })).toEqual([
    ...withoutSwitch,
    { patch: { id: 'header', setIfMissing: { button } } },
  ]);
  expect(await changesOf({ ...valuation, isShown: false })).toEqual(withoutSwitch);
  expect(await changesOf({ ...valuation, holders: [], isShown: null })).toBeUndefined();
});

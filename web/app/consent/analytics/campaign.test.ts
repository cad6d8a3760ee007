import { beforeEach, expect, test, vi } from 'vitest';
import { campaignOfVisit, readCampaign } from './campaign.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('[4.25] a campaign is read from an address, with nothing else of it and no more than 200 characters', () => {
  const search = `?utm_source=brief&q=huis&gclid=x&utm_term=&utm_content=${'y'.repeat(300)}`;
  expect(readCampaign(search)).toEqual({ utm_source: 'brief', gclid: 'x', utm_content: 'y'.repeat(200) });
});

test('[7.05] a campaign is stored for the visit only once that is allowed', () => {
  expect(campaignOfVisit('?utm_source=brief', false)).toEqual({ utm_source: 'brief' });
  expect(kept.size).toBe(0);
  expect(campaignOfVisit('?utm_source=brief', true)).toEqual({ utm_source: 'brief' });
  expect(campaignOfVisit('', true)).toEqual({ utm_source: 'brief' });
  expect(campaignOfVisit('?utm_source=site', true)).toEqual({ utm_source: 'site' });
});

test('[7.05] a withdrawal removes the stored campaign', () => {
  campaignOfVisit('?utm_source=brief', true);
  expect(campaignOfVisit('', false)).toEqual({});
  expect(kept.size).toBe(0);
});

test('a stored campaign that is malformed, or storage that is refused, costs nothing but the campaign', () => {
  for (const junk of ['{"utm_source"', '[7]', '7']) {
    kept.set('campaign', junk);
    expect(campaignOfVisit('', true), junk).toEqual({});
  }
  vi.stubGlobal('sessionStorage', undefined);
  expect(campaignOfVisit('?gclid=x', true)).toEqual({ gclid: 'x' });
});

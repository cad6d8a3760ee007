import { expect, test } from 'vitest';
import { stagesOf } from './load-stages.server.ts';

const today = '2026-11-20';
const days = (...given: Parameters<typeof stagesOf>) => stagesOf(...given).map(({ day }) => day);

test('a sale is as far as its last event, and no further than today', () => {
  const events = [
    { Date: '2026-09-01', Kind: 'mandate' },
    { Date: '2026-09-12', Kind: 'for-sale' },
    { Date: '2026-12-24', Kind: 'deed' },
  ];
  const stages = stagesOf('sale', { events, visit: '2026-09-20' }, today);
  expect(stages.map(({ day }) => day)).toEqual([
    '2026-09-01',
    'undated',
    '2026-09-12',
    '2026-09-20',
    undefined,
    undefined,
    undefined,
  ]);
  expect(stages.find(({ isNow }) => isNow)?.title).toBe('portal.stageVisits');
});

test('the earliest day counts, be it told by the software or known to the site', () => {
  const events = [{ Date: '2026-10-12', Kind: 'under-offer' }];
  expect(days('sale', { events, offer: '2026-10-02' }, today)[4]).toBe('2026-10-02');
  expect(days('rent', { events: [], offer: '2026-10-02' }, today)).toEqual([
    ...Array<string>(4).fill('undated'),
    '2026-10-02',
    undefined,
  ]);
});

test('a sold home without a date is sold, and one without any fact is nowhere yet', () => {
  const sold = stagesOf('sale', { events: [], agreement: 'undated' }, today);
  expect(sold.filter(({ day }) => day === 'undated')).toHaveLength(6);
  expect(sold.at(-1)).toEqual({ title: 'portal.stageDeed', day: undefined, isNow: false });
  expect(stagesOf('sale', { events: [] }, today).some(({ day, isNow }) => day ?? isNow)).toBe(false);
});

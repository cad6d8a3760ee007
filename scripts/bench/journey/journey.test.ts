import { expect, test } from 'vitest';
import { mediansOf, tableOf } from './journey.ts';
import { createLine, turns } from './slow-line.ts';

test('connections share a line, which is free again once all has arrived', () => {
  const wait = createLine(200);
  expect([wait(2000, 0), wait(1000, 0), wait(400, 50)]).toEqual([10, 15, 2]);
});

test('a step shows the median of each turn, without journeys that failed', () => {
  const reading = { paint: 400, title: 500, largest: 600, shift: 0.004, work: 700 };
  const turn: Parameters<typeof mediansOf>[0] = [
    { home: reading, list: reading },
    { home: { ...reading, paint: 300 } },
    {},
  ];
  const medians = mediansOf(turn, ['home', 'list', 'form']);
  expect([medians['home']?.paint, medians['list']?.paint, medians['form']?.paint]).toEqual([350, 400, NaN]);
  expect(tableOf([medians, medians])['home']).toEqual({
    'first paint': '350 / 350',
    title: '500 / 500',
    largest: '600 / 600',
    CLS: '0.004 / 0.004',
    'main thread': '700 / 700',
  });
  expect(tableOf([medians])['form']?.['title']).toBe('–');
});

const sheet = '<link rel="stylesheet" href="/site.css"/>';
const page = `<html><head><link rel="expect" href="#footer"/>${sheet}<script type="speculationrules">{}</script></head><body><header>Menu</header><h1>Contact</h1></body></html>`;

test('what is switched off is neither fetched ahead nor faded, and all else stays', () => {
  const off = turns['switched off'];
  expect(off?.(page)).toBe(page.replace('speculationrules', 'text/plain'));
  expect(off?.('@view-transition{navigation:auto}')).toBe('@view-transition{navigation:none}');
});

test('an empty page has the sheet and the title of the site', () => {
  const empty = turns['empty']?.(page);
  expect(empty).toContain(sheet);
  expect(empty).toContain('<h1>Contact</h1>');
  expect(empty).not.toMatch(/script|expect|Menu/);
  expect(turns['empty']?.('@view-transition {\n  navigation: auto;\n}')).toContain('navigation: none');
});

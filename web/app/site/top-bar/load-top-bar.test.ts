import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { type Given, localized, testContent, testPage } from '../layout.test-data.ts';
import { loadLayout } from '../load-layout.server.ts';
import { loadTopBar } from './load-top-bar.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const testSite = (given: Given) => prepareSite(testContent(given));

const entry = {
  _key: 'a',
  label: localized('Bel ons', 'Appelez-nous'),
  icon: 'phone',
  color: null,
  showFrom: null,
  showUntil: null,
  link: { pageId: null, property: null, url: 'tel:+3215000000' },
} as const;
const label = [...entry.label];
const always = { now: new Date('2026-11-24T06:00:00Z'), isVisible: () => true };

test('[2.26][3.53] an item has its label, link, icon and colour in the group it was put in', () => {
  const site = testSite({
    topBar: { left: [{ ...entry, label, color: '#FFEE00' }], right: [{ ...entry, label, icon: null }] },
  });
  const bar = loadTopBar(site, 'fr', always);
  expect(bar?.left).toEqual([
    {
      key: 'a',
      label: 'Appelez-nous',
      href: 'tel:+3215000000',
      icon: expect.stringMatching(/^<path/) as string,
      tint: 'tint-ffee00',
    },
  ]);
  expect(bar?.right).toMatchObject([{ icon: undefined, tint: undefined }]);
});

test('an item is plain text without a link, and gone when its page is not public or has no words', () => {
  const to = (pageId: string) => ({ pageId, property: null, url: null });
  const site = testSite({
    pages: [testPage('sale')],
    topBar: {
      left: [
        { ...entry, label, _key: 'plain', link: null },
        { ...entry, label, _key: 'page', link: to('page-sale') },
        { ...entry, label, _key: 'gone', link: to('page-gone') },
        { ...entry, _key: 'wordless', label: null },
        {
          ...entry,
          label,
          _key: 'unsafe',
          link: { pageId: null, property: null, url: 'javascript:alert(1)' },
        },
      ],
      right: null,
    },
  });
  const shown = loadTopBar(site, 'nl', always)?.left.map(({ key, href }) => [key, href]);
  expect(shown).toEqual([
    ['plain', undefined],
    ['page', '/nl/sale/'],
    ['unsafe', undefined],
  ]);
});

test('an item whose period has not come or is over is left out', () => {
  const showFrom = '2026-12-01T08:00:00Z';
  const site = testSite({
    topBar: { left: [{ ...entry, label, _key: 'later', showFrom }], right: [{ ...entry, label }] },
  });
  const bar = loadTopBar(site, 'nl', {
    ...always,
    isVisible: (period) => period.showFrom !== showFrom,
  });
  expect(bar?.left).toEqual([]);
  expect(bar?.right.map(({ key }) => key)).toEqual(['a']);
});

test('an item with the placeholder of opening hours tells them, and goes while nobody knows any', () => {
  const hours = localized('{OPENING_HOURS}', 'Bureau : {OPENING_HOURS}');
  const given = {
    topBar: { left: [{ ...entry, label: hours }], right: null },
    texts: [
      { key: 'topBar.openToday', value: localized('Vandaag open {hours} uur', 'ouvert aujourd’hui {hours}') },
      { key: 'topBar.fromTo', value: localized('van {opens} tot {closes}', 'de {opens} à {closes}') },
    ],
  };
  const openingHours = [
    {
      _type: 'openingHours' as const,
      _key: 'a',
      days: ['tuesday' as const],
      opens: '09:00',
      closes: '18:00',
    },
  ];
  const offices = [{ _id: 'office', name: 'Gent', address: null, phone: null, email: null, openingHours }];
  const labels = (language: 'nl' | 'fr', content: Given) =>
    loadTopBar(testSite(content), language, always)?.left.map(({ label }) => label);
  expect(labels('nl', { ...given, offices })).toEqual(['Vandaag open van 9 tot 18 uur']);
  expect(labels('fr', { ...given, offices })).toEqual([
    'Bureau : ouvert aujourd’hui de 9\u00a0h à 18\u00a0h',
  ]);
  expect(labels('nl', given)).toBeUndefined();
});

test('[2.26] there is no bar when it is hidden or empty', () => {
  expect(loadTopBar(testSite({ topBar: null }), 'nl', always)).toBeUndefined();
  expect(loadTopBar(testSite({ topBar: { left: [], right: null } }), 'nl', always)).toBeUndefined();
});

test('[2.26] whatever colour an editor gives an item, it can be read', () => {
  const steps = ['00', '66', 'bb', 'ff'];
  const colours = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const left = [...colours, 'red;}body{', '#12345'].map((color, index) => ({
    ...entry,
    label,
    _key: String(index),
    color,
  }));
  const dark = {
    ground: '#101418',
    ink: '#f0f0f0',
    accent: '#66ccff',
    corners: null,
    fonts: null,
    hasDarkScheme: true,
  } as const;
  const both = { ...dark, ground: '#faf7f1', ink: '#211f1b' };
  for (const [theme, schemes] of [[null, 1] as const, [dark, 1] as const, [both, 2] as const]) {
    const given = { now: new Date(), catalogue: sampleCatalogue };
    const { style } = loadLayout(testSite({ theme, topBar: { left, right: null } }), 'nl', given).theme;
    const surfaces = [...style.matchAll(/:root\{[^}]*--color-surface:(#\w{6})/g)].map(([, hex]) => hex ?? '');
    expect(surfaces).toHaveLength(schemes);
    const tints = [...style.matchAll(/\.tint-(\w{6})\{color:(#\w{6})\}/g)];
    expect(tints.map(([, name]) => `#${name ?? ''}`)).toEqual(surfaces.flatMap(() => colours));
    const unreadable = tints.filter(([, , colour], index) => {
      const surface = surfaces[Math.floor(index / colours.length)] ?? '';
      return wcagContrast(colour ?? '', surface) < 4.5;
    });
    expect(unreadable).toEqual([]);
    expect(style).not.toContain('body{');
  }
});

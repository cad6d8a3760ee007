import { expect, test } from 'vitest';
import type { ModuleContent } from '../cms/content.ts';
import type { PathEntry } from '../paths/path-table.ts';
import { blankModules } from './blank-modules.test-data.ts';
import { loadModules } from './load-modules.server.ts';
import { renderLoaded, testContext } from './render-for-test.test-data.tsx';

const entries: PathEntry[] = [
  { id: 'contact', kind: 'content', paths: { nl: '/contact/' }, titles: { nl: 'Contact' } },
];
const render = (module: ModuleContent) => renderLoaded(loadModules([module], testContext(entries)));
const { officeModule, sliderModule, teamModule, testimonialModule } = blankModules;

const picture = {
  asset: { _type: 'reference' as const, _ref: `image-${'a'.repeat(40)}-1600x900-jpg` },
  hotspot: null,
  crop: null,
  alt: 'Wat men ziet',
};

test('[3.51] a slider is a row that scrolls and that the keyboard reaches, with links to pages and the web', () => {
  const slide = { title: 'Beeld', description: 'Uitleg', picture };
  const link = { label: null, url: null, pageId: null };
  const html = render({
    ...sliderModule,
    source: {
      isCentered: null,
      slides: [
        { ...slide, _key: 'a', link: { ...link, pageId: 'contact' } },
        { ...slide, _key: 'b', link: { ...link, label: 'Lees', url: 'https://example.org/' } },
        { ...slide, _key: 'c', link: { ...link, label: 'Val', url: 'javascript:alert(1)' } },
        { _key: 'd', title: null, description: null, picture: null, link: null },
      ],
    },
  });
  expect(html).toContain('role="group" aria-label="Reeks beelden" tabindex="0"');
  expect(html.split('<li').length - 1).toBe(3);
  expect(html).toMatch(/<a href="\/nl\/contact\/"[^>]*>Contact/);
  expect(html).toMatch(/<a href="https:\/\/example.org\/"[^>]*>Lees/);
  expect(html).not.toContain('javascript:');
});

test('[3.50] the team view shows portrait, role, telephone and e-mail address of each person', () => {
  const member = {
    _id: 'an',
    name: 'An Voorbeeld',
    phone: '+32 15 00 00 01',
    email: 'an@huisenhaard.example',
    brokerNumber: '500 000',
    role: 'Makelaar',
    description: null,
    portrait: picture,
  };
  const html = render({ ...teamModule, view: 'team-view', source: { maxItems: null, members: [member] } });
  for (const part of ['alt="Wat men ziet"', 'An Voorbeeld', 'Makelaar', 'BIV 500 000'])
    expect(html).toContain(part);
  expect(html).toContain('href="tel:+3215000001"');
  expect(html).toContain('href="mailto:an@huisenhaard.example"');
});

test('an office shows its address, hours in words, telephone and e-mail address', () => {
  const office = {
    _id: 'mechelen',
    name: 'Mechelen',
    address: { _type: 'postalAddress' as const, street: 'Korenmarkt 1', zip: '2800', city: 'Mechelen' },
    phone: '+32 15 00 00 00',
    email: 'mechelen@huisenhaard.example',
    openingHours: [
      {
        _type: 'openingHours' as const,
        _key: 'a',
        days: ['monday' as const],
        opens: '09:00',
        closes: '12:30',
      },
    ],
    description: 'Op de markt.',
    picture,
  };
  const all = { ...office, _id: 'leuven', name: 'Leuven' };
  const html = render({ ...officeModule, source: { picked: [office], all: [all] } });
  expect(html).toMatch(/<address[^>]*>Korenmarkt 1<br\/>2800 Mechelen<\/address>/);
  expect(html).toMatch(/<dt[^>]*>maandag<\/dt><dd><span[^>]*>09:00 – 12:30<\/span><\/dd>/);
  expect(html).not.toContain('Leuven');
  expect(render({ ...officeModule, source: { picked: [], all: [all] } })).toContain('Leuven');
});

test('[3.50] testimonials are quotations with who said them and when, as cards or as a list', () => {
  const said = {
    _id: 'els',
    quote: 'Altijd bereikbaar.',
    author: 'Els',
    place: 'Mechelen',
    date: '2025-03-15',
  };
  for (const view of ['card-view', 'list-view'] as const) {
    const html = render({
      ...testimonialModule,
      view,
      source: { maxItems: null, picked: [], newest: [said] },
    });
    expect(html).toMatch(/<figure[^>]*><blockquote><p>Altijd bereikbaar.<\/p><\/blockquote><figcaption>/);
    expect(html).toContain('Els, Mechelen');
    expect(html).toContain('<time dateTime="2025-03-15">maart 2025</time>');
  }
});

test('a testimonial whose date makes no sense is shown without one', () => {
  const said = { _id: 'els', quote: 'Goed.', author: null, place: 'Mechelen', date: 'gisteren' };
  const html = render({ ...testimonialModule, source: { maxItems: null, picked: [], newest: [said] } });
  expect(html).toContain('Goed.');
  expect(html).not.toContain('<time');
});

import { expect, test } from 'vitest';
import type { SiteContent } from '../../content/cms/content.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { type Given, localized, testContent, testPage } from '../layout.test-data.ts';
import { loadFooter } from './load-footer.server.tsx';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const testSite = (given: Given) => prepareSite(testContent(given));

type StoredColumn = NonNullable<NonNullable<SiteContent['footer']>['columns']>[number];
type StoredText = NonNullable<StoredColumn['text']>[number]['value'];

const words = (text: string, href: string): NonNullable<StoredText> => [
  {
    _type: 'block',
    _key: 'b',
    markDefs: [{ _type: 'link', _key: 'l', href }],
    children: [{ _type: 'span', _key: 's', text, marks: ['l'] }],
  },
];

const column: StoredColumn = {
  _key: 'c',
  isTitlePublic: true,
  isIntroPublic: true,
  isTextPublic: true,
  arePicturesPublic: true,
  title: localized('Juridisch'),
  intro: localized('Wat u moet weten.'),
  text: [{ language: 'nl', value: words('Privacy', '/nl/privacy/') }],
  pictures: [
    {
      _key: 'p',
      asset: { _type: 'reference', _ref: 'image-abcdef0123456789abcdef0123456789abcdef01-800x400-png' },
      crop: null,
      alt: localized('Het logo van het BIV'),
    },
  ],
};

const shownIn = (language: 'nl' | 'fr') => ({ language, year: 2026, catalogue: sampleCatalogue });
const footerOf = (columns: StoredColumn[], copyright = localized('© {year} {agency}')) =>
  loadFooter(testSite({ footer: { columns, copyright } }), shownIn('nl'));

test('[2.30] a column has its title, introduction, text and pictures', () => {
  const [shown] = footerOf([column]).columns;
  expect(shown).toMatchObject({ title: 'Juridisch', intro: 'Wat u moet weten.' });
  expect(shown?.text).toContain('<a href="/nl/privacy/">Privacy</a>');
  expect(shown?.pictures).toMatchObject([{ alt: 'Het logo van het BIV', width: 800, height: 400 }]);
});

test('[2.30] each part of a column is hidden by its own flag', () => {
  const [untitled] = footerOf([{ ...column, isTitlePublic: false }]).columns;
  expect(untitled).toMatchObject({ title: undefined, intro: 'Wat u moet weten.' });
  const [unintroduced] = footerOf([{ ...column, isIntroPublic: false }]).columns;
  expect(unintroduced).toMatchObject({ title: 'Juridisch', intro: undefined });
  const [wordless] = footerOf([{ ...column, isTextPublic: false }]).columns;
  expect(wordless).toMatchObject({ title: 'Juridisch', text: undefined });
  const [bare] = footerOf([{ ...column, arePicturesPublic: false }]).columns;
  expect(bare).toMatchObject({ title: 'Juridisch', pictures: [] });
  const hidden = {
    isTitlePublic: false,
    isIntroPublic: false,
    isTextPublic: false,
    arePicturesPublic: false,
  };
  expect(footerOf([{ ...column, ...hidden }]).columns).toEqual([]);
});

test('[2.30] the copyright line names the year and the agency', () => {
  expect(footerOf([]).copyright).toBe('© 2026 Huis & Haard');
  expect(footerOf([], []).copyright).toBeUndefined();
});

test('a legal page is linked once: by a column, else in the last line', () => {
  const pages = [
    testPage('privacy', { originalPath: '/privacy-statement/' }),
    testPage('cookies', { originalPath: '/cookie-policy/' }),
  ];
  const site = testSite({ pages, footer: { columns: [column], copyright: null } });
  expect(loadFooter(site, shownIn('nl')).pages).toEqual([{ title: 'cookies', href: '/nl/cookies/' }]);
});

test('the legal facts of the settings come in the language of the page', () => {
  const site = testSite({
    settings: {
      companyNumber: '0000.000.097',
      brokerTitle: localized('Erkend makelaar', 'Agent agréé'),
      codeOfConductUrl: 'https://www.biv.be/plichtenleer',
    },
  });
  expect(loadFooter(site, shownIn('fr')).legal).toMatchObject({
    companyNumber: '0000.000.097',
    vatNumber: undefined,
    brokerTitle: 'Agent agréé',
    codeOfConductHref: 'https://www.biv.be/plichtenleer',
  });
});

test('address, phone and e-mail are in the legal block unless a column shows them', () => {
  const settings = {
    address: { _type: 'postalAddress' as const, street: 'Rue de l’Été 1 & 3', zip: '2800', city: 'Mechelen' },
    phone: '+32 15 00 00 00',
    email: 'info@huisenhaard.example',
  };
  const contactBeside = (columns: StoredColumn[]) =>
    loadFooter(testSite({ settings, footer: { columns, copyright: null } }), shownIn('fr')).contact;
  expect(contactBeside([column])).toEqual({
    address: 'Rue de l’Été 1 & 3, 2800 Malines',
    phone: '+32 15 00 00 00',
    email: 'info@huisenhaard.example',
  });
  const shown = {
    ...column,
    intro: localized('', 'info@huisenhaard.example'),
    text: [
      {
        language: 'fr',
        value: [
          ...words('Rue de l’Été 1 & 3, 2800 Malines', '/fr/'),
          ...words('Appelez-nous', 'tel:+3215000000'),
        ],
      },
    ],
  };
  expect(contactBeside([shown])).toEqual({ address: undefined, phone: undefined, email: undefined });
  expect(contactBeside([{ ...shown, isTextPublic: false }])).toMatchObject({ phone: '+32 15 00 00 00' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

type Expected = Readonly<Record<string, string>>;

/** Everything that was understood; several values of one filter are separated by commas. */
function read(text: string): Expected {
  const { goal, cities, chosen, rest } = sampleCatalogue.read(text, { language: 'nl' });
  return {
    ...(goal && { goal }),
    ...(cities.length > 0 && { city: cities.map(({ name }) => name).join(', ') }),
    ...Object.fromEntries([...chosen].map(([parameter, values]) => [parameter, values.join(', ')])),
    ...(rest && { rest }),
  };
}

const whole: Expected = { goal: 'sale', type: '1', city: 'Leuven', bedrooms: '3', maxPrice: '400000' };

const phrases: Readonly<Record<'nl' | 'fr' | 'en' | 'de', readonly (readonly [string, Expected])[]>> = {
  nl: [
    ['huis leuven 3 slaapkamers max 400000', whole],
    ['Ik zoek een woning in Leuven met drie slaapkamers, tot € 400.000', whole],
    ['3-slaapkamer huis 3000 onder 400k', whole],
    [
      'appartementen te huur in Gent tot 900 euro per maand',
      { goal: 'rent', type: '2', city: 'Gent', maxPrice: '900' },
    ],
    [
      'tussen 300.000 en 450.000 mechelen',
      { goal: 'sale', city: 'Mechelen', minPrice: '300000', maxPrice: '450000' },
    ],
    ['villa vanaf € 1,2 miljoen', { goal: 'sale', type: '1', minPrice: '1200000' }],
    ['grond van 800 m² in Bonheiden', { type: '4', city: 'Bonheiden', minPlot: '800' }],
    ['huis perceel 8 are, 150 m2', { type: '1', minPlot: '800', minSurface: '150' }],
    ['appartement met lift zonder terras', { type: '2', lift: 'yes', terrace: 'no' }],
    ['huis met garage of tuin', { type: '1', garage: 'yes', garden: 'yes' }],
    ['garage te huur', { goal: 'rent', type: '7' }],
    ['huis garage', { type: '1', garage: 'yes' }],
    ['gemeubelde studio, huisdieren toegelaten', { goal: 'rent', type: '3', furnished: 'yes', pets: 'yes' }],
    ['nieuwbouw gelijkvloers EPC B', { newBuild: 'yes', groundFloor: 'yes', energy: 'B' }],
    ['huis binnen 8 km van Lier', { type: '1', city: 'Lier', radius: '10' }],
    ['omgeving Lier', { city: 'Lier', radius: '10' }],
  ],
  fr: [
    ['maison louvain 3 chambres max 400000', whole],
    ['Je cherche une maison à Louvain, trois chambres, jusqu’à 400.000 €', whole],
    ['maison 3 ch. Louvain moins de 400 000 €', whole],
    ['appartement à louer à Gand', { goal: 'rent', type: '2', city: 'Gent' }],
    [
      'entre 300 et 450k à Malines',
      { goal: 'sale', city: 'Mechelen', minPrice: '300000', maxPrice: '450000' },
    ],
    ['terrain à bâtir dès 10 ares', { type: '4', minPlot: '1000' }],
    ['appartement non meublé une chambre', { type: '2', furnished: 'no', bedrooms: '1' }],
    ['maison avec jardin, sans garage', { type: '1', garden: 'yes', garage: 'no' }],
    ['villa à vendre PEB A+', { goal: 'sale', type: '1', energy: 'A+' }],
    ['Braine l’Alleud rez-de-chaussée ascenseur', { city: 'Eigenbrakel', groundFloor: 'yes', lift: 'yes' }],
    ['près de Liège', { city: 'Luik', radius: '10' }],
    ['1840 Luxembourg', { city: 'Luxemburg' }],
  ],
  en: [
    ['house leuven 3 bedrooms max 400000', whole],
    ['A house in Leuven with three bedrooms under €400,000', whole],
    ['3 bed house 3000 up to 0.4 million', whole],
    [
      'flats to rent in Ghent for less than 900 a month',
      { goal: 'rent', type: '2', city: 'Gent', maxPrice: '900' },
    ],
    [
      'between 300k and 450k in Mechelen',
      { goal: 'sale', city: 'Mechelen', minPrice: '300000', maxPrice: '450000' },
    ],
    [
      '€1.2m villa with a garden and no lift',
      { goal: 'sale', type: '1', garden: 'yes', lift: 'no', maxPrice: '1200000' },
    ],
    ['unfurnished apartment, pets allowed', { goal: 'rent', type: '2', furnished: 'no', pets: 'yes' }],
    [
      'new build ground floor, energy label C or better',
      { newBuild: 'yes', groundFloor: 'yes', energy: 'C' },
    ],
    ['at least 120 sqm near Bruges', { minSurface: '120', city: 'Brugge', radius: '10' }],
  ],
  de: [
    ['haus leuven 3 schlafzimmer max 400000', whole],
    ['Ich suche ein Haus in Leuven mit drei Schlafzimmern bis 400.000 €', whole],
    ['Wohnung zu vermieten in Gent ab 60 qm', { goal: 'rent', type: '2', city: 'Gent', minSurface: '60' }],
    ['möblierte Wohnung ohne Aufzug', { goal: 'rent', type: '2', furnished: 'yes', lift: 'no' }],
    ['Grundstück im Umkreis von 20 km von Lier', { type: '4', city: 'Lier', radius: '20' }],
  ],
};

for (const [language, cases] of Object.entries(phrases)) {
  test(`a phrase becomes filters: ${language}`, () => {
    for (const [text, expected] of cases) expect(read(text), text).toEqual(expected);
  });
}

test('a price is understood in every way that people write it', () => {
  for (const text of [
    '400000',
    '400.000',
    '400 000',
    '400\u00a0000',
    '400,000',
    "400'000",
    '400k',
    '€ 400.000,-',
    '0,4 mio',
    '400 duizend',
    '€400.000,00',
  ]) {
    expect(read(text), text).toEqual({ goal: 'sale', maxPrice: '400000' });
  }
  for (const text of ['1 miljoen', '1 mio', '€ 1.000.000', '1 000 000', '1m']) {
    expect(read(text), text).toEqual({ goal: 'sale', maxPrice: '1000000' });
  }
});

test('a price that no rent reaches means a sale, unless the phrase says otherwise', () => {
  expect(read('max 25000 leuven')).toEqual({ goal: 'sale', city: 'Leuven', maxPrice: '25000' });
  expect(read('max 1500 leuven')).toEqual({ city: 'Leuven', maxPrice: '1500' });
  for (const text of ['te huur max 25000', 'max 25000 te huur', 'max 25000 per maand'])
    expect(read(text), text).toEqual({ goal: 'rent', maxPrice: '25000' });
});

test('what no filter can say is left as it was typed', () => {
  expect(read('huis Leuven Zwembad aan de Dijle')).toEqual({
    type: '1',
    city: 'Leuven',
    rest: 'Zwembad aan de Dijle',
  });
  expect(read('perceel max 500 m2 gent')).toMatchObject({ city: 'Gent', rest: 'max 500 m2' });
  expect(read('binnen 90 km van gent')).toEqual({ city: 'Gent', rest: 'binnen 90 km' });
  expect(read('0 slaapkamers')).toEqual({ rest: '0 slaapkamers' });
  expect(read('12')).toEqual({ rest: '12' });
  expect(read('leuv')).toEqual({ rest: 'leuv' });
});

test('a day may be one of a later year', () => {
  const setting = { language: 'nl', today: '2026-11-24' } as const;
  const { chosen, rest } = sampleCatalogue.read('appartement vrij op 1/3/2030', setting);
  expect([chosen.get('available'), rest]).toEqual([['2030-03-01'], '']);
});

test('a neighbourhood means the city it lies in', () => {
  expect(read('vaartkom')).toEqual({ city: 'Leuven' });
  expect(read('étangs d’ixelles')).toEqual({ city: 'Elsene' });
});

test('references and texts without words are no phrase', () => {
  expect(read('2101')).toEqual({ rest: '2101' });
  expect(read('2101, 2102')).toEqual({ rest: '2101, 2102' });
  expect(read('🙂')).toEqual({ rest: '🙂' });
  expect(read('')).toEqual({});
});

const words = phrases.nl.concat(phrases.fr, phrases.en, phrases.de).flatMap(([text]) => text.split(' '));
const hostile = fc.constantFrom(
  '(a+)+$',
  '.*',
  '\\',
  '[',
  '%00',
  '\u0000',
  '__proto__',
  'constructor',
  "'".repeat(90),
  '9'.repeat(90),
  '1.1.1.1',
  '€€€',
  '\ud800',
  '１２３',
  'İ',
  '\u200f',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc
    .array(fc.oneof(fc.constantFrom(...words), hostile, fc.nat().map(String)), { maxLength: 15 })
    .map((all) => all.join(' ')),
);

test('no text throws, and what is left over of one that is understood is shorter', () => {
  let understood = 0;
  fc.assert(
    fc.property(anyText, (text) => {
      const { goal, cities, chosen, rest } = sampleCatalogue.read(text, { language: 'nl' });
      sampleCatalogue.searchNames(text, { language: 'nl' });
      if (goal === undefined && cities.length + chosen.size === 0) return;
      understood += 1;
      expect(rest.length).toBeLessThan(text.length);
    }),
    { numRuns: 10_000 },
  );
  expect(understood).toBeGreaterThan(3000);
});

test('an amount that is none says nothing of renting', () => {
  const { goal, rest } = sampleCatalogue.read('0 maand', { language: 'nl' });
  expect({ goal, rest }).toEqual({ goal: undefined, rest: '0 maand' });
});

test('a very long text is read as quickly as a short one', () => {
  for (const text of [
    'huis leuven '.repeat(5000),
    '1 '.repeat(50_000),
    '9'.repeat(100_000),
    'max '.repeat(20_000),
  ]) {
    expect(sampleCatalogue.read(text, { language: 'nl' }).chosen.size).toBe(0);
  }
});

test('the order of the words of a phrase does not matter', () => {
  const parts = ['huis', 'leuven', '3 slaapkamers', 'max 400000', 'met tuin'];
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (order) => {
      expect(read(order.join(' ')), order.join(' ')).toEqual({ ...whole, garden: 'yes' });
    }),
  );
});

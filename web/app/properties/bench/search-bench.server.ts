import { appendFileSync } from 'node:fs';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { readListAddress } from '../filters/list-address.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { createFinders } from '../search/finder.ts';
import { typeUsesOf } from '../search/search-targets.ts';

const sizes = [50, 1000, 5000, 50_000];
/** Close to the number of places in Belgium. */
const mostCities = 2800;
const warmUp = 200;
const runs = 300;

const texts = {
  'a phrase': 'huis leuven 3 slaapkamers max 400000',
  'a sentence': 'Je cherche une maison à Louvain avec trois chambres et un jardin, moins de 400.000 €',
  'a misspelt city': 'mechlen',
  'words without meaning': 'zes zeven hoge torens langs oude muren bij warme winden',
  'a hostile text': '(a+)+$ .* 9999999999 \\ %00 __proto__ '.repeat(5),
};

/** Pronounceable names, the same in every run. */
function nameOf(index: number): string {
  const syllables = ['be', 'dor', 'gem', 'hal', 'kor', 'lin', 'mol', 'ra', 'ste', 'ven', 'wij', 'zel'];
  const spelled = (rest: number): string =>
    rest === 0 ? '' : spelled(Math.floor(rest / 12)) + (syllables[rest % 12] ?? '');
  return `${spelled(index + 144)}gem`;
}

function generatedBundle(size: number): Bundle {
  const places = Array.from({ length: Math.min(mostCities, size) }, (_, index) => ({
    zip: String(1000 + ((index * 3) % 9000)),
    name: nameOf(index),
  }));
  const named = [{ zip: '3000', name: 'Leuven' }, { zip: '2800', name: 'Mechelen' }, ...places];
  const properties = Array.from({ length: size }, (_, index) => {
    const place = named[index % named.length];
    return exampleRecord({
      ID: 100_000 + index,
      Zip: place?.zip ?? '3000',
      Goal: index % 3 === 0 ? 1 : 0,
      WebID: (index % 2) + 1,
      WebIDs: String((index % 2) + 1),
      Price: 100_000 + (index % 50) * 10_000,
      Bedrooms: index % 6,
    });
  });
  const cities = named.map(({ zip, name }) => ({
    Zip: zip,
    CountryID: 10,
    Latitude: 50,
    Longitude: 4,
    Texts: [
      { language: 'nl' as const, Name: name, CountryName: 'België' },
      { language: 'fr' as const, Name: name, CountryName: 'Belgique' },
    ],
  }));
  return exampleBundle(properties, { Cities: cities });
}

function cpuMilliseconds(run: () => unknown, times = runs): number {
  for (let count = 0; count < Math.min(times, warmUp); count += 1) run();
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

/** Prints milliseconds of processor time per text, and per list of what a phrase means, for generated properties. */
for (const size of sizes) {
  const bundle = generatedBundle(size);
  const known = new Set(bundle.Properties.map(({ ID }) => String(ID)));
  const isReference = (word: string) => known.has(word);
  const before = process.cpuUsage();
  const finder = createFinders({ ...bundle, typeUses: typeUsesOf(bundle.Properties), isReference })();
  const { user, system } = process.cpuUsage(before);
  const catalogue = createCatalogue(bundle);
  const { filters } = readListAddress(
    new URLSearchParams('city=Leuven|3000&type=1&bedrooms=3&maxPrice=400000'),
  );
  const phrase = cpuMilliseconds(() => finder.read(texts['a phrase']));
  const list = cpuMilliseconds(() => catalogue.ids({ goal: 'sale', filters }), 20);
  console.log(`\n${String(size)} properties, indexes made in ${((user + system) / 1000).toFixed(0)} ms`);
  console.table({
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        {
          'reading, ms': cpuMilliseconds(() => finder.read(text)).toFixed(3),
          'matching, ms': cpuMilliseconds(() => finder.match(text)).toFixed(3),
          aim: size > 5000 ? '≤ 10' : '≤ 1',
        },
      ]),
    ),
    'the list of the phrase': {
      'matching, ms': list.toFixed(3),
      aim: size > 5000 ? '' : '≤ 4',
    },
  });
  const file = process.env['FIGURES_FILE'];
  const of = `${String(size)} properties`;
  if (file) appendFileSync(file, `${JSON.stringify({ id: 'search', of, value: list + phrase })}\n`);
}

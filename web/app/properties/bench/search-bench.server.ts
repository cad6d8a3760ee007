import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { generateExport } from '../import/generate/generate-export.ts';
import { dutch } from '../search/phrases/dutch.test-data.ts';
import { english } from '../search/phrases/english.test-data.ts';
import { french } from '../search/phrases/french.test-data.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };

const unchecked: unknown = data;
const sample = unchecked as Bundle;

function cpuMilliseconds(work: (run: number) => unknown): number {
  const runs = 300;
  for (let run = 0; run < runs; run += 1) work(run);
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) work(runs + run);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}

for (const properties of [50, 1000, 5000, 50_000]) {
  const { PropertyTypes, Cities, Properties } = generateExport(sample, { count: properties, seed: 1 });
  const catalogue = createCatalogue({ ...sample, PropertyTypes, Cities, Properties });
  // A new price for each run, because lists are remembered by their filters.
  const milliseconds = cpuMilliseconds((run) => {
    const price = String(400_000 + run);
    catalogue.read(`huis leuven 3 slaapkamers max ${price}`, { language: 'nl' });
    const filters = { city: ['Leuven|3000'], type: ['1'], bedrooms: ['3'], maxPrice: [price] };
    catalogue.ids({ goal: 'sale', filters });
  });
  console.log(JSON.stringify({ of: `${properties} properties`, milliseconds }));
}

const phrases = [...dutch, ...french, ...english].map(([text]) => text);
const catalogue = createCatalogue(sample);
const setting = { language: 'nl', goal: 'sale', today: '2026-11-24' } as const;

console.log(
  JSON.stringify({
    of: `one of ${phrases.length} phrases`,
    milliseconds: cpuMilliseconds((run) => catalogue.read(phrases[run % phrases.length] ?? '', setting)),
  }),
);

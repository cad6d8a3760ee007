import type { Bundle } from '../import/bundle-schema.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import type { ListSort } from '../filters/list-sort.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };

const sizes = [50, 5000, 50_000];
const rounds = 20;
const cardsPerPage = 24;

/** Copies the sample's properties with other references and prices. */
function bundleOf(size: number): Bundle {
  const sample: unknown = data;
  const bundle = sample as Bundle;
  const Properties = Array.from({ length: size }, (_, index) => {
    const record = bundle.Properties[index % bundle.Properties.length];
    if (!record) throw new Error('The sample has no properties.');
    return {
      ...record,
      ID: 100_000 + index,
      Price: Math.round(record.Price * (0.5 + ((index * 7919) % 1000) / 1000)),
    };
  });
  return { ...bundle, Properties };
}

const addresses: readonly { name: string; filters: ListFilters; sort: ListSort }[] = [
  { name: 'whole list', filters: {}, sort: 'newest' },
  { name: 'one city and type', filters: { city: ['Mechelen|2800'], type: ['2'] }, sort: 'newest' },
  {
    name: 'five filters, by price',
    filters: {
      city: ['Mechelen|2800', 'Leuven|3000'],
      radius: ['30'],
      maxPrice: ['600000'],
      bedrooms: ['2'],
      terrace: ['yes'],
    },
    sort: 'price-up',
  },
];

/** CPU time of what a list page asks of the catalogue: the list, its first cards and the count beside every choice. */
for (const size of sizes) {
  const catalogue = createCatalogue(bundleOf(size));
  for (const { name, filters, sort } of addresses) {
    const load = async () => {
      const ids = catalogue.ids({ goal: 'sale', filters, sort });
      await catalogue.summaries(ids.slice(0, cardsPerPage), 'nl');
      catalogue.facets({ goal: 'sale', filters });
      return ids.length;
    };
    const found = await load();
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) await load();
    const { user, system } = process.cpuUsage(before);
    const milliseconds = ((user + system) / 1000 / rounds).toFixed(2);
    console.log(`${size} properties, ${name}: ${found} found, ${milliseconds} ms CPU`);
  }
}

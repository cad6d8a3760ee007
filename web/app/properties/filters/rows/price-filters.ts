import type { Goal } from '../../property/property.ts';
import { formatEuro } from '../../price/price.ts';
import { limitFilter } from '../kinds/limit-filter.ts';
import type { FilterSource } from '../list-filter.ts';
import { firstAmount } from '../parse-values.ts';

/** Euro; denser where most properties are. */
const thresholds = {
  sale: [
    50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 700_000,
    800_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000,
  ],
  rent: [250, 500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 2_000, 2_500, 3_000, 4_000, 5_000],
} as const satisfies Record<Goal, readonly number[]>;

const shared = {
  section: 'price',
  parse: firstAmount,
  thresholds: (goal: Goal) => thresholds[goal],
  // Hidden prices are undefined here, so no limit ever selects or counts them.
  amountOf: ({ price }: { price: number | undefined }) => price,
  nameOf: (value: number, { language }: FilterSource) => formatEuro(value, language),
  control: { kind: 'number', unit: '€' },
} as const;

export const minPriceFilter = limitFilter({
  ...shared,
  parameter: 'minPrice',
  label: 'filter.minPrice',
  bound: 'least',
  chip: (value, { t, language }: FilterSource) =>
    t('filter.fromPrice', { price: formatEuro(value, language) }),
});

export const maxPriceFilter = limitFilter({
  ...shared,
  parameter: 'maxPrice',
  label: 'filter.maxPrice',
  bound: 'most',
  chip: (value, { t, language }: FilterSource) =>
    t('filter.upToPrice', { price: formatEuro(value, language) }),
});

import type { ListedProperty } from '../property/listed-property.ts';

type SortValue = (property: ListedProperty) => number | undefined;

type Sort = {
  id: string;
  label: string;
  value: SortValue | undefined;
  /** Square metres of land compare only with one another. */
  landLast?: boolean;
};

const pricePerSquareMetre: SortValue = ({ price, surface }) =>
  price !== undefined && surface !== undefined && surface > 0 ? price / surface : undefined;

/** The first is the default. Values sort upwards; unknown ones come last. */
export const listSorts = [
  { id: 'newest', label: 'list.sortNewest', value: undefined },
  { id: 'price-up', label: 'list.sortPriceUp', value: ({ price }) => price },
  { id: 'price-down', label: 'list.sortPriceDown', value: ({ price }) => price && -price },
  { id: 'surface', label: 'list.sortSurface', value: ({ surface }) => surface && -surface, landLast: true },
  { id: 'price-per-m2', label: 'list.sortPricePerSquareMetre', value: pricePerSquareMetre, landLast: true },
] as const satisfies readonly Sort[];

export type ListSort = (typeof listSorts)[number]['id'];

/** The default order decides between equals, and among hidden prices, so that it tells nothing about them. */
export function sortProperties(properties: readonly ListedProperty[], sort: ListSort): ListedProperty[] {
  const chosen: Sort | undefined = listSorts.find(({ id }) => id === sort);
  const { value, landLast = false } = chosen ?? {};
  if (!value) return [...properties];
  const rank = ({ state, record }: ListedProperty) =>
    2 * Number(state !== 'available') + Number(landLast && record.MainType === 'land');
  const sortable = properties.map((property) => ({ property, value: value(property) ?? Infinity }));
  return sortable
    .sort(
      (a, b) => rank(a.property) - rank(b.property) || (a.value === b.value ? 0 : a.value < b.value ? -1 : 1),
    )
    .map(({ property }) => property);
}

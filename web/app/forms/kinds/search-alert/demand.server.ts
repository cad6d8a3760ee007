import { defaultLanguage } from 'schemas/languages.ts';
import { type Criteria, criteriaOf, readCriteria } from '../../../properties/alerts/criteria.ts';
import type { Catalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { readAmount } from '../../../properties/price/amount.ts';
import type { FormValues } from '../../definition/form-definition.ts';

/** Reads towns by name or postal code, in any language and with a typing error, as the keys of cities. */
export function readPlaces(text: string, catalogue: Pick<Catalogue, 'read'>): readonly string[] | undefined {
  const names = text.split(/[,;/\n]/).filter((name) => name.trim() !== '');
  const read = names.map((name) => catalogue.read(name, { language: defaultLanguage }));
  const isUnknown = read.some(({ cities, rest }) => cities.length === 0 || rest.trim() !== '');
  return names.length === 0 || isUnknown
    ? undefined
    : read.flatMap(({ cities }) => cities.map(({ key }) => key));
}

/** The criteria of the list that the form was on, else of the fields that the visitor filled in. */
export function demandOf(values: FormValues, catalogue: Catalogue): Criteria | undefined {
  const { criteria, goal, propertyType, places, maxPrice } = values;
  if (criteria !== undefined) return readCriteria(criteria, catalogue);
  if (goal === undefined) return undefined;
  const amount = maxPrice === undefined ? undefined : readAmount(maxPrice);
  const filters = {
    type: propertyType === undefined ? [] : [propertyType],
    city: places === undefined ? [] : (readPlaces(places, catalogue) ?? []),
    maxPrice: amount === undefined ? [] : [amount],
  };
  return criteriaOf(goal === 'rent' ? 'rent' : 'sale', filters, catalogue);
}

import { parseCondition } from './advanced-condition.ts';
import { compare, filterOperators, type FilterSubject, type FilterValue } from './filter-compare.ts';
import type { PropertySummary } from './property.ts';

/** One row as editors fill it in; content may lack any part of it. */
export type FilterCondition = {
  field?: string | null | undefined;
  /** How the row joins those before it; "and" binds more closely than "or". */
  logic?: string | null | undefined;
  operator?: string | null | undefined;
  compareWithField?: string | null | undefined;
  compareWithValue?: FilterValue | null | undefined;
  /** A formula such as `bedrooms >= 3 and (price < 400000 or zip = "2800")`, asked on top of the row's own question. */
  advancedCondition?: string | null | undefined;
};

/** The fields of a property that conditions may name. A hidden price is missing here too, or a filter would tell it. */
export function filterSubjectOf(property: PropertySummary): FilterSubject {
  return {
    id: property.id,
    goal: property.goal,
    state: property.state,
    zip: property.zip,
    country: property.country.code,
    mainType: property.mainType,
    type: property.webIds,
    price: property.price?.value,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    surface: property.surface,
    energyLabel: property.energyLabel?.letter,
    projectId: property.projectId,
    publishedOn: property.publishedOn,
  };
}

function rowHolds(row: FilterCondition, subject: FilterSubject): boolean {
  const advanced = row.advancedCondition?.trim();
  const isAdvancedTrue = advanced ? (parseCondition(advanced)?.(subject) ?? false) : true;
  if (!row.field) return advanced ? isAdvancedTrue : false;
  const operator = filterOperators.find((known) => known === row.operator);
  if (!operator || !Object.hasOwn(subject, row.field)) return false;
  if (row.compareWithField && !Object.hasOwn(subject, row.compareWithField)) return false;
  const right = row.compareWithField ? subject[row.compareWithField] : (row.compareWithValue ?? undefined);
  return isAdvancedTrue && compare(subject[row.field], operator, right);
}

/**
 * Whether a subject meets the rows. An invalid row, one naming an unknown field, operator or formula, does not match.
 * No rows at all ask nothing and match.
 */
export function meets(rows: readonly FilterCondition[], subject: FilterSubject): boolean {
  const alternatives: FilterCondition[][] = [[]];
  rows.forEach((row, index) => {
    if (row.logic === 'or' && index > 0) alternatives.push([]);
    alternatives.at(-1)?.push(row);
  });
  return alternatives.some((all) => all.every((row) => rowHolds(row, subject)));
}

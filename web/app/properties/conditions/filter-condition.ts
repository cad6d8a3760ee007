import { type FilterField, filterOperators } from 'schemas/filter-fields.ts';
import { parseCondition, type Condition } from './advanced-condition.ts';
import { compare, type FilterSubject, type FilterValue } from './filter-compare.ts';
import type { PropertySummary } from '../model/property.ts';

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
  } satisfies Record<FilterField, FilterSubject[string]>;
}

const never: Condition = () => false;

/** A row made ready for many subjects: its formula is read once. */
function rowCondition(row: FilterCondition): Condition {
  const formula = row.advancedCondition?.trim();
  const advanced = formula ? parseCondition(formula) : () => true;
  const { field, compareWithField, compareWithValue } = row;
  if (!advanced || (!field && !formula)) return never;
  if (!field) return advanced;
  const operator = filterOperators.find(({ id }) => id === row.operator)?.id;
  if (!operator) return never;
  return (subject) => {
    if (!Object.hasOwn(subject, field)) return false;
    if (compareWithField && !Object.hasOwn(subject, compareWithField)) return false;
    const right = compareWithField ? subject[compareWithField] : (compareWithValue ?? undefined);
    return compare(subject[field], operator, right) && advanced(subject);
  };
}

/**
 * What the rows ask of a subject. An invalid row, one naming an unknown field, operator or formula, does not match.
 * No rows at all ask nothing and match.
 */
export function conditionOf(rows: readonly FilterCondition[]): Condition {
  const alternatives: Condition[][] = [[]];
  rows.forEach((row, index) => {
    if (row.logic === 'or' && index > 0) alternatives.push([]);
    alternatives.at(-1)?.push(rowCondition(row));
  });
  return (subject) => alternatives.some((all) => all.every((holds) => holds(subject)));
}

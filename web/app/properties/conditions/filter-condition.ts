import { countryCode } from 'schemas/country.ts';
import { type FormulaExpression, type FormulaOperand, parseFormula } from 'schemas/filter-formula.ts';
import { type FilterField, filterOperators } from 'schemas/filter-fields.ts';
import { compare, type FilterSubject, type FilterValue } from './filter-compare.ts';
import type { ListedProperty } from '../property/listed-property.ts';

type Condition = (subject: FilterSubject) => boolean;

function advancedOf(expression: FormulaExpression): Condition {
  switch (expression.kind) {
    case 'or': {
      const parts = expression.parts.map(advancedOf);
      return (subject) => parts.some((part) => part(subject));
    }
    case 'and': {
      const parts = expression.parts.map(advancedOf);
      return (subject) => parts.every((part) => part(subject));
    }
    case 'not': {
      const part = advancedOf(expression.part);
      return (subject) => !part(subject);
    }
    case 'comparison': {
      const { field, operator, operand } = expression;
      return (subject) => compare(subject[field], operator, valueOf(operand, subject));
    }
  }
}

function valueOf(operand: FormulaOperand, subject: FilterSubject): FilterSubject[string] {
  return 'field' in operand ? subject[operand.field] : operand.value;
}

/** Returns undefined for a text that is no formula. A formula with an unknown field is false, also behind a `not`. */
export function parseCondition(formula: string): Condition | undefined {
  const { fields, expression } = parseFormula(formula);
  if (!expression) return undefined;
  const condition = advancedOf(expression);
  return (subject) => fields.every((field) => Object.hasOwn(subject, field)) && condition(subject);
}

export type FilterCondition = {
  field?: string | null | undefined;
  logic?: string | null | undefined;
  operator?: string | null | undefined;
  compareWithField?: string | null | undefined;
  compareWithValue?: FilterValue | null | undefined;
  /** Has to hold beside the row itself; a formula such as `bedrooms >= 3 and (price < 400000 or zip = "2800")`. */
  advancedCondition?: string | null | undefined;
};

/** Omits hidden prices, or a filter would reveal them. */
export function filterSubjectOf(property: ListedProperty): FilterSubject {
  const { record } = property;
  return {
    id: property.id,
    goal: property.goal,
    state: property.state,
    zip: record.Zip,
    country: countryCode(record.CountryID),
    mainType: record.MainType,
    type: property.webIds,
    price: property.price,
    bedrooms: record.Bedrooms,
    bathrooms: record.Bathrooms,
    surface: property.surface,
    energyLabel: property.energyLetter,
    projectId: property.projectId,
    publishedOn: property.publishedOn,
  } satisfies Record<FilterField, FilterSubject[string]>;
}

const never: Condition = () => false;

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

/** Joins rows: one with an unknown field, operator or formula never matches; no rows always do. */
export function conditionOf(rows: readonly FilterCondition[]): Condition {
  const alternatives: Condition[][] = [[]];
  rows.forEach((row, index) => {
    if (row.logic === 'or' && index > 0) alternatives.push([]);
    alternatives.at(-1)?.push(rowCondition(row));
  });
  return (subject) => alternatives.some((all) => all.every((holds) => holds(subject)));
}

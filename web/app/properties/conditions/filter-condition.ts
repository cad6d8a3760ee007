import { countryCode } from 'schemas/country.ts';
import { type FormulaExpression, type FormulaOperand, parseFormula } from 'schemas/filter-formula.ts';
import { type FilterField, filterOperators, type FilterOperator } from 'schemas/filter-fields.ts';
import type { ListedProperty } from '../property/listed-property.ts';

type FilterValue = string | number | boolean;

export type FilterSubject = Readonly<Record<string, FilterValue | readonly FilterValue[] | undefined>>;

function alike(value: FilterValue, other: FilterValue): FilterValue | undefined {
  if (typeof value === typeof other) return value;
  const text = String(value).trim().toLowerCase();
  if (typeof other === 'string') return String(value);
  if (typeof other === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

function compareOne(left: FilterValue, operator: FilterOperator, value: FilterValue): boolean {
  const right = alike(value, left);
  if (right === undefined) return false;
  const [a, b] = typeof left === 'string' ? [left.toLowerCase(), String(right).toLowerCase()] : [left, right];
  switch (operator) {
    case 'equals':
      return a === b;
    case 'less':
      return a < b;
    case 'less-or-equal':
      return a <= b;
    case 'greater':
      return a > b;
    case 'greater-or-equal':
      return a >= b;
    case 'contains':
      return typeof a === 'string' && a.includes(String(b));
    default:
      return false;
  }
}

function isEmpty(value: FilterSubject[string]): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function valuesOf(value: FilterValue | readonly FilterValue[]): readonly FilterValue[] {
  return typeof value === 'object' ? value : [value];
}

/** False for a missing value on either side, except for `is-empty`. */
export function compare(
  left: FilterSubject[string],
  operator: FilterOperator,
  right: FilterSubject[string],
): boolean {
  if (operator === 'is-empty') return isEmpty(left);
  if (operator === 'is-not-empty') return !isEmpty(left);
  if (left === undefined || right === undefined || isEmpty(left) || isEmpty(right)) return false;
  const lefts = valuesOf(left);
  const rights = valuesOf(right);
  if (operator === 'not-equals') {
    const isComparable = lefts.every((one) => rights.every((other) => alike(other, one) !== undefined));
    return isComparable && !compare(left, 'equals', right);
  }
  return lefts.some((one) => rights.some((other) => compareOne(one, operator, other)));
}

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

/** Undefined for no formula. One with an unknown field is false, even behind a `not`. */
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
  /** Must also hold, such as `bedrooms >= 3 and (price < 400000 or zip = "2800")`. */
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

/** A row with an unknown field, operator or formula never matches; no rows always do. */
export function conditionOf(rows: readonly FilterCondition[]): Condition {
  const alternatives: Condition[][] = [[]];
  rows.forEach((row, index) => {
    if (row.logic === 'or' && index > 0) alternatives.push([]);
    alternatives.at(-1)?.push(rowCondition(row));
  });
  return (subject) => alternatives.some((all) => all.every((holds) => holds(subject)));
}

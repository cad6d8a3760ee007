import type { FilterOperator } from 'schemas/filter-fields.ts';

export type FilterValue = string | number | boolean;

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

/** Returns false for a missing value on either side, except for `is-empty`. */
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

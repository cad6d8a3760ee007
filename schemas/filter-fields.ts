/** Facts of a property that filter conditions and formulas can use. */
export const filterFields = [
  { id: 'goal', title: 'For sale or for rent' },
  { id: 'state', title: 'Available, sold or rented' },
  { id: 'mainType', title: 'Main type, such as house' },
  { id: 'type', title: 'Type' },
  { id: 'zip', title: 'Postal code' },
  { id: 'country', title: 'Country' },
  { id: 'price', title: 'Price' },
  { id: 'bedrooms', title: 'Bedrooms' },
  { id: 'bathrooms', title: 'Bathrooms' },
  { id: 'surface', title: 'Living surface' },
  { id: 'energyLabel', title: 'Energy label' },
  { id: 'projectId', title: 'Project' },
  { id: 'publishedOn', title: 'Date published' },
  { id: 'id', title: 'Reference' },
] as const;

export const listFields = [
  { id: 'goal', title: 'For sale or for rent' },
  { id: 'city', title: 'City' },
  { id: 'zip', title: 'Postal code' },
  { id: 'country', title: 'Country' },
  { id: 'type', title: 'Type' },
  { id: 'id', title: 'Reference' },
  { id: 'q', title: 'Search words' },
  { id: 'count', title: 'Number of properties found' },
] as const;

export const filterOperators = [
  { id: 'equals', title: 'is' },
  { id: 'not-equals', title: 'is not' },
  { id: 'less', title: 'is less than' },
  { id: 'less-or-equal', title: 'is at most' },
  { id: 'greater', title: 'is more than' },
  { id: 'greater-or-equal', title: 'is at least' },
  { id: 'contains', title: 'contains' },
  { id: 'is-empty', title: 'is not known' },
  { id: 'is-not-empty', title: 'is known' },
] as const;

/** Joins a condition to those above it; "and" binds more closely than "or". */
export const filterLogics = [
  { id: 'and', title: 'and' },
  { id: 'or', title: 'or' },
] as const;

export type FilterField = (typeof filterFields)[number]['id'];
export type ListField = (typeof listFields)[number]['id'];
export type FilterOperator = (typeof filterOperators)[number]['id'];

export function needsNoValue(operator: unknown): boolean {
  return operator === 'is-empty' || operator === 'is-not-empty';
}

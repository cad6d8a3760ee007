export const mostFavourites = 50;

export const mostCompared = 4;

export const mostRecent = 4;

const reference = /^[1-9]\d{0,8}$/;

export function validIds(values: readonly unknown[], most: number): string[] {
  const ids = values.filter((value): value is string => typeof value === 'string' && reference.test(value));
  return [...new Set(ids)].slice(0, most);
}

/** The number of the last row in each of the specification's sections; rows are counted from 01 without gaps. */
const lastRows = { 1: 14, 2: 51, 3: 56, 4: 25, 5: 31, 6: 4, 7: 5, 8: 24, 9: 38 } as const;

/** Every row of the specification, such as "4.05", in order. */
export const rows: readonly string[] = Object.entries(lastRows).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}.${String(index + 1).padStart(2, '0')}`),
);

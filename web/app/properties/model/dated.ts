/** The latest that has begun on an ISO day, in any order. */
export function latestOn<Dated extends { from: string | null }>(
  all: readonly Dated[],
  day: string,
): Dated | undefined {
  const begun = all.filter(({ from }) => from !== null && from <= day);
  return begun.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? '')).at(-1);
}

const head = /^\s*\*\[[^\]]*\]\s*\[0\]\s*(?=\{)/;

/**
 * Applies a query to a draft given as `$draft`. References are still read as published, so a shared link shows one
 * draft only.
 * @throws Error for a query that is not of one document
 */
export function draftQuery(query: string): string {
  if (!head.test(query)) throw new Error('A query with the parameter id must begin with *[…][0]{');
  return query.replace(head, '$draft');
}

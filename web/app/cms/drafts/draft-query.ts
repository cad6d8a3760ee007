/** How every query of one document begins, before it says what of the document it wants. */
const head = /^\s*\*\[[^\]]*\]\s*\[0\]\s*(?=\{)/;

/**
 * The same query, asked of a draft that is given as `$draft`. All that the draft refers to is still read as it is
 * published, so a shared link shows one draft and no other.
 * @throws Error for a query that is not of one document
 */
export function draftQuery(query: string): string {
  if (!head.test(query)) throw new Error('A query with the parameter id must begin with *[…][0]{');
  return query.replace(head, '$draft');
}

const head = /^\s*\*\[[^\]]*\]\s*\[0\]\s*(?=\{)/;

/** Reads references as published, so that a link shows one draft only. Throws for a query not of one document. */
export function draftQuery(query: string): string {
  if (!head.test(query)) throw new Error('A query with the parameter id must begin with *[…][0]{');
  return query.replace(head, '$draft');
}

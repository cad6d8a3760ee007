import { wellFormedAddress, wellFormedPaths } from './paths.ts';
import { onlyOne } from './redirects.ts';
import type { RuleContext } from './site-content.ts';
import { noPageAt, uniquePaths } from './unique-paths.ts';

type AddressRule = (value: unknown, context: RuleContext) => true | string | Promise<true | string>;

export const pathRules: AddressRule[] = [wellFormedPaths, uniquePaths];

export const redirectRules: AddressRule[] = [
  wellFormedAddress,
  noPageAt,
  onlyOne('redirect', 'from', 'There is already a redirect from this address.'),
];

const byType: Readonly<Record<string, readonly [field: string, rules: AddressRule[]]>> = {
  page: ['path', pathRules],
  article: ['path', pathRules],
  redirect: ['from', redirectRules],
};

/**
 * Runs a document's address rules outside the Studio: another publication can break them after this one was planned.
 *
 * @param client of any version of Sanity's library
 */
export async function addressProblems(
  document: Readonly<Record<string, unknown>>,
  client: object,
): Promise<string[]> {
  const context = { environment: 'studio', document, getClient: () => client } as unknown as RuleContext;
  const [field, rules] = byType[String(document._type)] ?? ['', []];
  const results = await Promise.all(rules.map(async (rule) => rule(document[field], context)));
  return results.filter((result) => result !== true);
}

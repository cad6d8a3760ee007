import { expect, test } from 'vitest';
import { createPathTable } from '../content/paths/create-path-table.ts';
import { speculationRules } from './speculation-rules.ts';

const pageOf = (kind: 'favourites' | 'login', path: string) => ({
  id: kind,
  kind,
  paths: { nl: path },
  titles: {},
});
const table = createPathTable([pageOf('favourites', '/bewaard/'), pageOf('login', '/login/')], ['nl', 'fr']);

/** Patterns of addresses that the rules allow and exclude. */
function addressesIn(rules: string) {
  const [, { href_matches: allowed }, excluded] = (
    JSON.parse(rules) as {
      prefetch: [
        {
          where: { and: [object, { href_matches: string }, { not: { href_matches: string[] } } | undefined] };
        },
      ];
    }
  ).prefetch[0].where.and;
  return { allowed, excluded: excluded?.not.href_matches };
}

test('browsers may fetch ahead in the language of the page, but no personal page', () => {
  expect(addressesIn(speculationRules(table, 'nl'))).toEqual({
    allowed: '/nl/*',
    excluded: ['/nl/bewaard/*', '/nl/login/*'],
  });
  expect(addressesIn(speculationRules(table, 'fr'))).toEqual({ allowed: '/fr/*', excluded: undefined });
});

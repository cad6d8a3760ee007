import { z } from 'zod';
import { pagePath } from '../../../content/paths/build-path.ts';
import { loadComparison } from '../../../pages/favourites/load-comparison.server.ts';
import type { CompareRow } from '../../../pages/favourites/compare-facts.ts';
import { favouritesSearch } from '../../../properties/favourites/favourites-address.ts';
import { mostCompared } from '../../../properties/favourites/property-ids.ts';
import { defineTool, NoAnswer, reference } from '../tool.ts';

const rowOf = ({ label, cells, isDifferent }: CompareRow) => ({
  label,
  values: cells.map((cell) => cell?.value ?? null),
  isDifferent,
});

export const compareHomes = defineTool({
  name: 'compare_homes',
  title: 'Compare homes',
  description: `Puts the facts of two to ${String(mostCompared)} homes side by side. The values of a row stand in the order of homes, which lacks those that the site no longer shows; null is what the agency does not tell.`,
  input: () => ({
    references: z.array(reference).min(2).max(mostCompared).describe('Of homes that find_homes has found.'),
  }),
  run: async (context, { references }) => {
    const { platform, site, language } = context;
    const address = { ids: references, compared: references };
    const compared = await loadComparison(context, address);
    if (!compared) throw new NoAnswer('The site shows none of these homes.');
    const page = site.paths.byKind('favourites');
    const path = page && pagePath(page, language);
    return {
      homes: compared.columns.map(({ id, title, address: street }) => ({ reference: id, title, street })),
      rows: [...compared.price, ...compared.overview, ...compared.groups.flatMap((group) => group.rows)].map(
        rowOf,
      ),
      ...(path && { page: `${platform.settings.SITE_URL}${path}${favouritesSearch(address)}` }),
    };
  },
});

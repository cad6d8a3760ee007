import { z } from 'zod';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../../content/page-context.ts';
import { listPath } from '../../../content/paths/build-path.ts';
import { belgianDay } from '../../../platform/belgian-time.ts';
import { filterChips, filterSource } from '../../../properties/catalogue/filter-chips.server.ts';
import type { ListFilters } from '../../../properties/filters/filter-table.ts';
import { listSearch, readListAddress } from '../../../properties/filters/list-address.ts';
import { listSorts } from '../../../properties/filters/list-sort.ts';
import type { Goal } from '../../../properties/property/property.ts';
import { readSearchText } from '../../../properties/search-field/read-search-text.ts';
import { filtersOf } from '../../feeds/feed-source.server.ts';
import { shortHomeOf, sourceOf } from '../home.server.ts';
import { defineTool, NoAnswer } from '../tool.ts';

const homesPerPage = 10;
const goals = ['sale', 'rent'] as const;

const filterValue = z.union([z.string(), z.number(), z.boolean()]);

function wordsOf({ platform: { catalogue }, site, language }: PageContext, goal: Goal, filters: ListFilters) {
  return filterSource({ goal, language, t: serverText(site, language), filters, catalogue });
}

const input = ({ site, platform }: PageContext) => ({
  sentence: z
    .string()
    .max(200)
    .optional()
    .describe(
      'The wish in the person’s own words, such as “a house with a garden near a station, up to 400k”.',
    ),
  goal: z.enum(goals).optional().describe('Needed where the sentence does not tell; sale by default.'),
  filters: z
    .object(
      Object.fromEntries(
        filtersOf(site, platform.catalogue).map(({ parameter, description }) => [
          parameter,
          filterValue.or(z.array(filterValue)).optional().describe(description),
        ]),
      ),
    )
    .optional()
    .describe('In place of the sentence or beside it; `true` for what a home must have.'),
  sort: z
    .enum(listSorts.map(({ id }) => id))
    .optional()
    .describe('The newest first by default.'),
  page: z
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe(`Of ${String(homesPerPage)} homes each.`),
});

type Values = z.output<typeof filterValue>;

/** The filters as the address of a list has them, and the names of those that mean nothing there. */
function readFilters(given: Readonly<Record<string, Values | Values[] | undefined>>) {
  const params = new URLSearchParams(
    Object.entries(given).flatMap(([name, values]) =>
      [values ?? []]
        .flat()
        .filter((value) => value !== false)
        .map((value) => [name, value === true ? 'yes' : String(value)]),
    ),
  );
  const { filters } = readListAddress(params);
  return { filters, ignored: [...new Set(params.keys())].filter((name) => !(name in filters)) };
}

/** Understands a wish as the search field of the site does, and answers with the list that it leads to. */
export const findHomes = defineTool({
  name: 'find_homes',
  title: 'Find homes',
  description:
    'Finds homes for sale or to let, by a sentence or by filters; without either it gives the newest. Tells how the sentence was understood, and which words and filters were not: those changed nothing, so ask the person about them. The list is the page that shows the same.',
  input,
  run: async (context, { sentence = '', goal: wanted, filters: given = {}, sort, page = 1 }) => {
    const { platform, site, language } = context;
    const { catalogue, settings, clock } = platform;
    const { municipalities, paths } = site;
    const read = readSearchText(sentence, {
      language,
      municipalities,
      catalogue,
      today: belgianDay(clock()),
      ...(wanted && { goal: wanted }),
    });
    const structured = readFilters(given);
    const filters = { ...read.filters, ...structured.filters };
    const goal = wanted ?? read.goal ?? 'sale';
    const ids = catalogue.ids({ goal, filters, sort, municipalities });
    const pages = Math.max(1, Math.ceil(ids.length / homesPerPage));
    if (page > pages) throw new NoAnswer(`There are ${String(pages)} pages.`);
    const shown = ids.slice((page - 1) * homesPerPage, page * homesPerPage);
    const properties = await catalogue.findAll(shown, language);
    const source = await sourceOf(context);
    return {
      goal,
      understood: filterChips(filters, wordsOf(context, goal, filters)).map(({ label }) => label),
      notUnderstood: [read.rest, ...structured.ignored].filter((words) => words !== ''),
      total: ids.length,
      page,
      pages,
      list: `${settings.SITE_URL}${listPath(paths, goal, language)}${listSearch({ filters, sort })}`,
      homes: await Promise.all(properties.map((property) => shortHomeOf(property, source))),
    };
  },
});

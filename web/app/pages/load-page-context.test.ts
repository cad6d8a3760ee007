import { expect, test } from 'vitest';
import { prepareSite } from '../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../content/cms/site.test-data.ts';
import { articleQuery } from './article/load-article-page.server.ts';
import { pageQueries } from './load-page-context.server.ts';
import { pageQuery } from './page-query.server.ts';

const path = (...known: string[]) => known.map((language) => ({ language, value: '/ergens/' }));

test('every page and article is warmed in each enabled language that it has a path in', () => {
  const site = prepareSite({
    ...emptyContent,
    settings: { ...emptySettings, enabledLanguages: ['nl', 'fr'] },
    pages: [
      { ...plainPage, _id: 'page', path: path('nl', 'fr', 'en'), title: null },
      { ...plainPage, _id: 'news', _type: 'article', kind: null, path: path('nl'), title: null },
      { ...plainPage, _id: 'odd', kind: null, path: path('nl'), title: null },
    ],
  });
  const queries = pageQueries(site).map(({ query, params }) => [query, params['id'], params['language']]);
  expect(queries).toEqual([
    [pageQuery, 'page', 'nl'],
    [pageQuery, 'page', 'fr'],
    [articleQuery, 'news', 'nl'],
  ]);
});

import { HtmlValidate } from 'html-validate';
import { about } from '../../../seed/pages/about.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { isWhole } from '../support/figures.ts';
import { journeys } from '../support/journeys.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

type StoredPage = { alike: string; path: string | null };

/** Articles are alike and so are pages of thanks: in brief one of each is enough, and each page in one language. */
const pagesQuery = `*[_type in ["page", "article"] && defined(path)]{
  "alike": select(_type == "article" => "article", _id match "page-thank-you*" => "thanks", _id),
  "path": path[language == $language][0].value
}`;

/** One of each address that belongs to a property, and of what no editor has made. */
function otherPaths({ language, property }: (typeof journeys)[number], turn: number): string[] {
  const print = { nl: 'afdrukken', fr: 'imprimer', en: 'print' }[language];
  const paths = [
    property.path,
    `${property.path}${print}/`,
    `${property.path}visit/`,
    ...['nowhere/', 'map-frame', 'newsletter/confirmed'].map((path) => `/${language}/${path}`),
  ];
  return isWhole ? paths : paths.filter((_, index) => index % journeys.length === turn);
}

test('every kind of page is valid HTML, and every part of the style guide in each language', async ({
  content,
}) => {
  const found: string[] = [];
  const validate = async (path: string, language: string) => {
    const response = await fetch(`${addresses.site}${path}`, { headers: { 'Accept-Language': language } });
    expect(response.headers.get('content-type'), path).toContain('text/html');
    const { results } = await validator.validateString(await response.text());
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${path} ${ruleId}: ${message} (${selector ?? ''})`);
  };
  for (const [turn, journey] of journeys.entries()) {
    const { language } = journey;
    const stored = await content.fetch<StoredPage[]>(pagesQuery, { language });
    const byKind = [...new Map(stored.map((page) => [page.alike, page])).values()];
    expect(byKind.map(({ alike }) => alike)).toContain(about._id);
    const chosen = isWhole ? stored : byKind.filter((_, index) => index % journeys.length === turn);
    const paths = chosen.flatMap(({ path }) => (path ? [`/${language}${path}`] : []));
    for (const path of ['/style-guide/', ...paths, ...otherPaths(journey, turn)])
      await validate(path, language);
  }
  expect(found).toEqual([]);
});

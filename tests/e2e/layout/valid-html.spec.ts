import { HtmlValidate } from 'html-validate';
import { about } from '../../../seed/pages/about.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { isWhole } from '../support/figures.ts';
import { journeys } from '../support/journeys.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Pages in one language; articles and pages of thanks are alike, so that one of each is enough in brief. */
const pagesQuery = `*[_type in ["page", "article"] && defined(path)]{
  "alike": select(_type == "article" => "article", _id match "page-thank-you*" => "thanks", _id),
  "path": path[language == $language][0].value
}`;

/** One of each address that belongs to a property, and of what no editor has made. */
function otherPaths({ language, property }: (typeof journeys)[number]): string[] {
  const print = { nl: 'afdrukken', fr: 'imprimer', en: 'print' }[language];
  return [
    property.path,
    `${property.path}${print}`,
    `${property.path}visit`,
    ...['nowhere/', 'map-frame', 'newsletter/confirmed'].map((path) => `/${language}/${path}`),
    '/style-guide/',
  ];
}

test('every kind of page, and every part in the style guide, is valid HTML in each language', async ({
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
  for (const journey of journeys) {
    const { language } = journey;
    const stored = await content.fetch<{ alike: string; path: string | null }[]>(pagesQuery, { language });
    const paths = stored.flatMap(({ path }) => (path ? [`/${language}${path}`] : []));
    const oneOfEach = new Map(stored.map(({ alike, path }) => [alike, `/${language}${path ?? '/'}`]));
    expect([...oneOfEach.keys()]).toContain(about._id);
    for (const path of [...(isWhole ? paths : oneOfEach.values()), ...otherPaths(journey)])
      await validate(path, language);
  }
  expect(found).toEqual([]);
});

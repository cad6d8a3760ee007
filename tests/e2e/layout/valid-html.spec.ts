import { HtmlValidate } from 'html-validate';
import { about } from '../../../seed/sample/pages/about.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { findHtmlErrors, prepareHtmlChecker } from '../support/html-checker.ts';
import { journeys } from '../support/journeys.ts';
import { otherPaths, storedPaths } from '../support/public-paths.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test('every kind of page is valid HTML, and every part of the style guide in each language', async ({
  content,
}) => {
  if (isWhole) test.setTimeout(600_000);
  const found: string[] = [];
  const pages = new Map<string, string>();
  const validate = async (path: string, language: string) => {
    const response = await fetch(`${addresses.site}${path}`, { headers: { 'Accept-Language': language } });
    expect(response.headers.get('content-type'), path).toContain('text/html');
    const html = await response.text();
    pages.set(`${path} (${language})`, html);
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${path} ${ruleId}: ${message} (${selector ?? ''})`);
  };
  for (const [turn, { language }] of journeys.entries()) {
    const stored = await storedPaths(content, language, isWhole ? 'all' : 'one of each kind');
    const aboutPath = about.path?.find((item) => item.language === language)?.value ?? '';
    expect(stored).toContain(`/${language}${aboutPath}`);
    const all = [...stored, ...otherPaths(language)];
    // A short run checks each page in one language.
    const chosen = isWhole ? all : all.filter((_, index) => index % journeys.length === turn);
    for (const path of ['/style-guide/', ...chosen]) await validate(path, language);
  }
  expect(found).toEqual([]);
  recordFigure('html-validate', { pages: pages.size, errors: found.length });
  if (!isWhole) return;
  const checker = prepareHtmlChecker();
  const errors = 'jar' in checker ? findHtmlErrors(checker.jar, pages) : [];
  expect(errors).toEqual([]);
  recordFigure(
    'vnu',
    'jar' in checker ? { pages: pages.size, errors: errors.length } : { 'not measured': checker.missing },
  );
});

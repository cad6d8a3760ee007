import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageContent, SiteContent } from '../content/cms/content.ts';
import { type AnswerName, fitAnswer } from '../content/cms/fit-answer.ts';
import { placesIn, sampleAnswer, withValue } from '../content/cms/sample-answer.test-data.ts';
import { prepareSite, type Site } from '../content/cms/site.server.ts';
import { seededTexts } from '../content/i18n/seeded-texts.ts';
import { renderInLanguage } from '../content/i18n/seeded-texts.test-data.tsx';
import { tryLayout } from '../site/try-layout.server.tsx';
import { contentPage } from '../pages/content/load-content-page.server.ts';
import { PageView } from '../pages/page-view.tsx';
import { loadPropertyPage } from '../pages/property/load-property-page.server.ts';
import type { PathEntry } from '../content/paths/path-table.ts';
import { testPlatform } from '../platform/platform.test-data.ts';
import { sampleCatalogue } from '../properties/catalogue/sample-catalogue.test-data.ts';

const { platform } = testPlatform();
const now = new Date('2026-11-24T09:00:00Z');
const numRuns = process.env['VERIFY'] === 'whole' ? 1000 : 100;

const deep: unknown = JSON.parse(`${'[{"value":'.repeat(50)}1${'}]'.repeat(50)}`);
const wrongValues = [7, 'x', null, true, [null], {}, deep];

const siteAnswer = sampleAnswer('siteQuery');
const pageAnswer = sampleAnswer('pageQuery') as PageContent;

const entry: PathEntry = {
  id: 'page',
  kind: 'content',
  paths: { nl: '/pagina/' },
  titles: { nl: 'Pagina' },
  breadcrumbs: {},
  formerPaths: [],
};

const contextOf = (site: Site) => ({
  platform: { ...platform, clock: () => now },
  site,
  language: 'nl' as const,
  url: new URL('https://site.test/nl/'),
});

const siteOf = (answer: unknown) => prepareSite(fitAnswer('siteQuery', answer)?.value as SiteContent);

async function renderPage(answer: unknown): Promise<string> {
  const content = fitAnswer('pageQuery', answer)?.value as PageContent;
  const page = await contentPage(contextOf(siteOf(siteAnswer)), entry, content);
  return renderInLanguage('nl', <PageView page={page} />);
}

async function renderProperty(site: Site): Promise<string> {
  const page = await loadPropertyPage(contextOf(site), '2101');
  return renderInLanguage('nl', <PageView page={page} />);
}

/** Changes one value of an answer after another, and skips what the site refuses as a whole. */
async function withEachWrong(name: AnswerName, show: (answer: unknown) => Promise<void>): Promise<void> {
  const answer = sampleAnswer(name);
  const place = fc.constantFrom(...placesIn(answer));
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom(...wrongValues), async (changed, value) => {
      const wrong = withValue(answer, changed, value);
      fc.pre(fitAnswer(name, wrong) !== undefined);
      await show(wrong);
    }),
    { numRuns },
  );
}

test('a sample answer is what its query promises, and has every kind of module', () => {
  for (const name of ['siteQuery', 'pageQuery', 'articleQuery'] as const)
    expect(fitAnswer(name, sampleAnswer(name))).toEqual({ value: sampleAnswer(name), losses: [] });
  expect(pageAnswer.modules?.length).toBeGreaterThan(10);
});

test(
  'one value of a wrong type leaves layout and pages of the site standing',
  { timeout: 900_000 },
  async () => {
    await withEachWrong('siteQuery', async (answer) => {
      const site = siteOf(answer);
      tryLayout(site, { now, catalogue: sampleCatalogue });
      expect(await renderProperty(site)).toContain('id="costs"');
    });
  },
);

test('one value of a wrong type on a page leaves the page standing', { timeout: 900_000 }, async () => {
  await withEachWrong('pageQuery', async (answer) => {
    expect(await renderPage(answer)).toContain('<h1');
  });
});

test('a module of a wrong form takes away itself only', async () => {
  for (const [index] of (pageAnswer.modules ?? []).entries())
    expect(await renderPage(withValue(pageAnswer, ['modules', index, 'source'], 7))).toContain('<h1');
  const [first, ...others] = pageAnswer.modules ?? [];
  const titled = (title: unknown) => ({ ...first, title, _key: String(title) });
  const modules = [titled('Voor'), null, 7, { ...first, _key: [null] }, titled({}), titled('Na'), ...others];
  const html = await renderPage({ ...pageAnswer, modules });
  for (const title of ['Voor', 'Na']) expect(html).toContain(`>${title}</h`);
});

test('a module of a kind or view that the site does not know reaches its page, which says so', async () => {
  const category = pageAnswer.modules?.find(({ _type }) => _type === 'categoryModule');
  const words = seededTexts.nl['error.invalidView'];
  for (const unknown of [
    { _type: 'gone' },
    { ...category, _type: 'gone' },
    { ...category, view: 'mosaic-view' },
  ]) {
    const html = await renderPage({ ...pageAnswer, modules: [{ _key: 'a', ...unknown }] });
    expect(html).toContain(words);
  }
});

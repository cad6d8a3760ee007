import {
  renderInLanguage,
  seededTranslate,
  type TestLanguage,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import type { createCatalogue } from '../catalogue/create-catalogue.ts';
import { HighlightList } from './highlight-list.tsx';
import { PropertyFacts } from './property-facts.tsx';

type Sheets = Pick<ReturnType<typeof createCatalogue>, 'factSheet'>;

export async function renderFacts(
  { factSheet }: Sheets,
  id: string,
  language: TestLanguage = 'nl',
): Promise<string> {
  const facts = await factSheet(id, { t: seededTranslate(language), language });
  if (!facts) return '';
  const { sheet } = facts;
  return renderInLanguage(
    language,
    <>
      <HighlightList highlights={sheet.highlights} />
      <PropertyFacts sheet={sheet} />
    </>,
  );
}

const wordsOf = (html: string) =>
  html
    .replace(/<(svg|ol) .*?<\/\1>|<span aria-hidden="true">.*?<\/span>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '');

const linesOf = (html: string) =>
  Array.from(html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g), ([, label = '', value = '']) =>
    wordsOf(`${label}: ${value}`),
  );

export async function readHighlights(
  catalogue: Sheets,
  id: string,
  language: TestLanguage = 'nl',
): Promise<string[]> {
  return linesOf((await renderFacts(catalogue, id, language)).split('<div class="fact-sheet ')[0] ?? '');
}

export async function readFacts(
  catalogue: Sheets,
  id: string,
  language: TestLanguage = 'nl',
): Promise<ReadonlyMap<string, readonly string[]>> {
  const sections = (await renderFacts(catalogue, id, language)).split('<section').slice(1);
  return new Map(
    sections.map((section) => [wordsOf(/<h3[^>]*>(.*?)<\/h3>/.exec(section)?.[1] ?? ''), linesOf(section)]),
  );
}

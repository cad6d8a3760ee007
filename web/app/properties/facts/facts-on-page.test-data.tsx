import { renderInLanguage, seededTranslate, type TestLanguage } from '../../i18n/seeded-texts.test-data.tsx';
import type { createCatalogue } from '../catalogue/create-catalogue.ts';
import { PropertyFacts } from './property-facts.tsx';

type Facts = Pick<ReturnType<typeof createCatalogue>, 'facts'>;

export function renderFacts({ facts }: Facts, id: string, language: TestLanguage = 'nl'): string {
  return renderInLanguage(
    language,
    <PropertyFacts groups={facts(id, { t: seededTranslate(language), language })} />,
  );
}

/** The lines a visitor reads below each heading, such as `Slaapkamers: 3`, with no-break spaces made plain. */
export function readFacts(
  catalogue: Facts,
  id: string,
  language: TestLanguage = 'nl',
): ReadonlyMap<string, readonly string[]> {
  const sections = renderFacts(catalogue, id, language).split('<section').slice(1);
  const words = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  return new Map(
    sections.map((section) => [
      words(/<h3[^>]*>(.*?)<\/h3>/.exec(section)?.[1] ?? ''),
      Array.from(section.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g), ([, label = '', value = '']) =>
        words(`${label}: ${value.replace(/<span aria-hidden="true">.*?<\/span>/, '')}`),
      ),
    ]),
  );
}

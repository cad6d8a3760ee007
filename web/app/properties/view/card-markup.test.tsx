import { expect, test } from 'vitest';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { renderInLanguage, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import { cardData } from './card-data.ts';
import { cardMarkup } from './card-markup.server.tsx';
import { PropertyCard } from './property-card.tsx';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const paths = createPathTable([], testLanguages);
const place = { headingLevel: 'h2', sizes: '46vw' } as const;

async function cardOn(day: string) {
  const property = await sampleCatalogue.find('2101', 'nl');
  if (!property) throw new Error('There is no property 2101.');
  return { ...place, card: cardData(property, { paths, language: 'nl', now: new Date(`${day}T09:00:00Z`) }) };
}

test('a stored card is the card that a page would render', async () => {
  const words = { language: 'nl', texts: seededTexts.nl } as const;
  for (const day of ['2026-11-20', '2027-11-20', '2026-11-20']) {
    const card = await cardOn(day);
    expect(cardMarkup(card, words)).toBe(renderInLanguage('nl', <PropertyCard {...card} />));
  }
  const eager = { ...(await cardOn('2026-11-20')), loading: 'eager' } as const;
  expect(cardMarkup(eager, words)).toContain('loading="eager"');
});

test('a card follows a text that was published', async () => {
  const card = await cardOn('2026-11-20');
  const before = cardMarkup(card, { language: 'nl', texts: seededTexts.nl });
  const texts = { ...seededTexts.nl, 'property.new': 'Net binnen' };
  const after = cardMarkup(card, { language: 'nl', texts });
  expect(before).not.toContain('Net binnen');
  expect(after).toContain('Net binnen');
});

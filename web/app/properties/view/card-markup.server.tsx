import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageId } from 'schemas/languages.ts';
import type { ComponentProps } from 'react';
import type { Texts } from '../../content/cms/content.ts';
import { storedMarkup } from '../../content/i18n/stored-markup.server.tsx';
import { TextProvider } from '../../content/i18n/text.tsx';
import type { PropertyCardData } from './card-data.ts';
import { PropertyGrid, PropertyCard } from './property-card.tsx';

const itemsPerRow = 4;

export function renderCards(cards: readonly PropertyCardData[], language: LanguageId, texts: Texts): string {
  if (cards.length === 0) return '';
  return renderToStaticMarkup(
    <TextProvider language={language} texts={texts}>
      <PropertyGrid cards={cards} headingLevel="h3" itemsPerRow={itemsPerRow} />
    </TextProvider>,
  );
}

type Words = { language: LanguageId; texts: Texts };

export const cardMarkup = (card: ComponentProps<typeof PropertyCard>, words: Words): string =>
  storedMarkup(PropertyCard, card, words);

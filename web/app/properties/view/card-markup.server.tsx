import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageId } from 'schemas/languages.ts';
import type { ComponentProps } from 'react';
import type { Texts } from '../../content/cms/content.ts';
import { TextProvider } from '../../content/i18n/text.tsx';
import type { PropertyCardData } from './card-data.ts';
import { PropertyGrid, PropertyCard } from './property-card.tsx';

const itemsPerRow = 4;

/** The cards as a page would show them, for a page that fetches them by itself. */
export function renderCards(cards: readonly PropertyCardData[], language: LanguageId, texts: Texts): string {
  if (cards.length === 0) return '';
  return renderToStaticMarkup(
    <TextProvider language={language} texts={texts}>
      <PropertyGrid cards={cards} headingLevel="h3" itemsPerRow={itemsPerRow} />
    </TextProvider>,
  );
}

type Words = { language: LanguageId; texts: Texts };

/** Bounds the memory of lists with thousands of properties. */
const mostCards = 1000;

const markups = new WeakMap<Texts, Map<string, string>>();

/** The markup of a card, rendered once for all requests; again when its properties or any text change. */
export function cardMarkup(card: ComponentProps<typeof PropertyCard>, { language, texts }: Words): string {
  const known = markups.get(texts) ?? new Map<string, string>();
  markups.set(texts, known);
  const key = JSON.stringify(card);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostCards) known.clear();
  const markup = renderToStaticMarkup(
    <TextProvider language={language} texts={texts}>
      <PropertyCard {...card} />
    </TextProvider>,
  );
  known.set(key, markup);
  return markup;
}

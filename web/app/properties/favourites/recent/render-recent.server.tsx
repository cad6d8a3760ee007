import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageId } from 'schemas/languages.ts';
import { TextProvider } from '../../../content/i18n/text.tsx';
import { RecentSection } from './recent-section.tsx';

type Texts = Parameters<typeof TextProvider>[0]['texts'];

/** The row of properties viewed last around the markup of their cards; empty without any. */
export function renderRecent(cards: string, language: LanguageId, texts: Texts): string {
  if (cards === '') return '';
  return renderToStaticMarkup(
    <TextProvider language={language} texts={texts}>
      <RecentSection cards={cards} />
    </TextProvider>,
  );
}

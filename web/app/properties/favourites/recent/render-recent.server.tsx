import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageId } from 'schemas/languages.ts';
import { useText, TextProvider } from '../../../content/i18n/text.tsx';

const titleId = 'recently-viewed';

function RecentSection({ cards }: { cards: string }) {
  const t = useText();
  return (
    <section aria-labelledby={titleId} className="band recent">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id={titleId} className="heading-2">
            {t('recent.title')}
          </h2>
          <button type="button" className="consent-link" data-clear="">
            {t('recent.clear')}
          </button>
        </div>
        <p role="status" data-cleared={t('recent.cleared')} />
        <div data-cards="" dangerouslySetInnerHTML={{ __html: cards }} />
      </div>
    </section>
  );
}

type Texts = Parameters<typeof TextProvider>[0]['texts'];

export function renderRecent(cards: string, language: LanguageId, texts: Texts): string {
  if (cards === '') return '';
  return renderToStaticMarkup(
    <TextProvider language={language} texts={texts}>
      <RecentSection cards={cards} />
    </TextProvider>,
  );
}

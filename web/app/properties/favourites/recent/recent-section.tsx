import { useText } from '../../../content/i18n/text.tsx';

const titleId = 'recently-viewed';

/** Rendered by the server around cards that a page fetches. */
export function RecentSection({ cards }: { cards: string }) {
  const t = useText();
  return (
    <section aria-labelledby={titleId} className="band recent">
      <div className="wrap">
        <div className="recent-head">
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

import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.tsx';
import { recentlyViewed, recordView } from './recently-viewed.ts';
import { useRecentCards } from './use-recent-cards.ts';

const titleId = 'recently-viewed';

/** A row of what this browser showed last; on the page of a property it also records that one. */
export function RecentProperties({ current }: { current: string | undefined }) {
  const t = useText();
  const markup = useRecentCards(current);
  const [isCleared, setIsCleared] = useState(false);
  useEffect(() => (current === undefined ? undefined : recordView(current)), [current]);
  const clear = () => {
    recentlyViewed.set([]);
    setIsCleared(true);
  };
  if (!markup && !isCleared) return null;
  return (
    <section aria-labelledby={titleId} className="band recent">
      <div className="wrap">
        <div className="recent-head">
          <h2 id={titleId} className="heading-2">
            {t('recent.title')}
          </h2>
          {markup && (
            <button type="button" className="consent-link" onClick={clear}>
              {t('recent.clear')}
            </button>
          )}
        </div>
        <p role="status">{!markup && t('recent.cleared')}</p>
        {markup && <div dangerouslySetInnerHTML={{ __html: markup }} />}
      </div>
    </section>
  );
}

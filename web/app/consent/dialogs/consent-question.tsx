import { useText } from '../../content/i18n/text.tsx';
import type { ConsentContent } from '../consent-data.ts';
import { settingsRequest } from '../settings-request.ts';

/** Not modal: the page stays usable and only a button counts as a choice. */
export function ConsentQuestion({ content }: { content: ConsentContent }) {
  const t = useText();
  return (
    <dialog
      className="consent-question"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
    >
      <div className="consent-words">
        <h2 id="consent-title" className="heading-4">
          {content.title}
        </h2>
        <div
          id="consent-text"
          className="consent-text"
          dangerouslySetInnerHTML={{ __html: content.description }}
        />
      </div>
      <form method="dialog" className="consent-buttons">
        <button className="button" value="agree">
          {t('consent.agree')}
        </button>
        <button className="button" value="decline">
          {t('consent.decline')}
        </button>
        <button type="button" className="button" aria-haspopup="dialog" {...settingsRequest}>
          {t('consent.settings')}
        </button>
      </form>
    </dialog>
  );
}

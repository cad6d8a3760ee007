import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { agreeToAll, type Choices, declineAll } from '../categories.ts';
import { openConsentSettings } from '../consent.ts';
import type { ConsentContent } from '../consent-data.ts';

type ConsentQuestionProps = { content: ConsentContent; onChoose: (choices: Choices) => void };

/**
 * Not modal: the page stays usable and only a button counts as a choice. Takes focus only while nothing else has
 * it.
 */
export function ConsentQuestion({ content, onChoose }: ConsentQuestionProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog
      open
      ref={dialog}
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
      <div className="consent-buttons">
        <button type="button" className="button" onClick={() => onChoose(agreeToAll)}>
          {t('consent.agree')}
        </button>
        <button type="button" className="button" onClick={() => onChoose(declineAll)}>
          {t('consent.decline')}
        </button>
        <button type="button" className="button" aria-haspopup="dialog" onClick={openConsentSettings}>
          {t('consent.settings')}
        </button>
      </div>
    </dialog>
  );
}

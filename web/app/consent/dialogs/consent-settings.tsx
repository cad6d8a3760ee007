import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { agreeToAll, type Choices, declineAll, optionalCategories } from '../categories.ts';
import { closeConsentSettings, consentState } from '../consent.ts';
import { ConsentCategory } from './consent-category.tsx';
import type { CookieRow } from '../consent-data.ts';

type ConsentSettingsProps = { cookies: readonly CookieRow[]; onChoose: (choices: Choices) => void };

/** Modal dialog for the choice by category; Escape and the close button change nothing. */
export function ConsentSettings({ cookies, onChoose }: ConsentSettingsProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing the dialog restores focus to the element that opened it.
    return () => shown?.close();
  }, []);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('category');
    const pairs = optionalCategories.map((category) => [category, chosen.includes(category)]);
    onChoose(Object.fromEntries(pairs) as Choices);
  };
  const present = consentState().choices;
  return (
    <dialog
      ref={dialog}
      className="dialog consent-settings"
      aria-labelledby="consent-settings-title"
      onClose={closeConsentSettings}
    >
      <form onSubmit={save}>
        <h2 id="consent-settings-title" className="heading-3">
          {t('consent.settingsTitle')}
        </h2>
        <p className="mt-3">{t('consent.settingsIntro')}</p>
        <div className="mt-4">
          <ConsentCategory category="necessary" cookies={cookies} isAllowed />
          {optionalCategories.map((category) => (
            <ConsentCategory
              key={category}
              category={category}
              cookies={cookies}
              isAllowed={present?.[category] === true}
            />
          ))}
        </div>
        <div className="consent-buttons mt-6">
          <button className="button">{t('consent.save')}</button>
          <button type="button" className="button" onClick={() => onChoose(declineAll)}>
            {t('consent.decline')}
          </button>
          <button type="button" className="button" onClick={() => onChoose(agreeToAll)}>
            {t('consent.agree')}
          </button>
        </div>
        <p className="mt-4">
          <button type="button" className="consent-link" onClick={closeConsentSettings}>
            {t('consent.back')}
          </button>
        </p>
      </form>
    </dialog>
  );
}

import { useText } from '../../content/i18n/text.tsx';
import { optionalCategories } from '../categories.ts';
import { ConsentCategory } from './consent-category.tsx';
import type { CookieRow } from '../consent-data.ts';

/** Modal dialog for the choice by category; Escape and the last button change nothing. */
export function ConsentSettings({ cookies }: { cookies: readonly CookieRow[] }) {
  const t = useText();
  return (
    <dialog className="dialog consent-settings" aria-labelledby="consent-settings-title">
      <form method="dialog">
        <h2 id="consent-settings-title" className="heading-3">
          {t('consent.settingsTitle')}
        </h2>
        <p className="mt-3">{t('consent.settingsIntro')}</p>
        <div className="mt-4">
          {(['necessary', ...optionalCategories] as const).map((category) => (
            <ConsentCategory key={category} category={category} cookies={cookies} />
          ))}
        </div>
        <div className="consent-buttons mt-6">
          <button className="button" value="save">
            {t('consent.save')}
          </button>
          <button className="button" value="decline">
            {t('consent.decline')}
          </button>
          <button className="button" value="agree">
            {t('consent.agree')}
          </button>
        </div>
        <p className="mt-4">
          <button className="consent-link" value="">
            {t('consent.back')}
          </button>
        </p>
      </form>
    </dialog>
  );
}

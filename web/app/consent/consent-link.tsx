import { useText } from '../i18n/text.tsx';
import { openConsentSettings } from './consent.ts';

/** Opens the choice by category again, from every page. */
export function ConsentLink() {
  const t = useText();
  return (
    <>
      <button type="button" className="consent-link needs-script" onClick={openConsentSettings}>
        {t('consent.reopen')}
      </button>
      <noscript>{t('consent.withoutScript')}</noscript>
    </>
  );
}

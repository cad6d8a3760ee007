import { useText } from '../i18n/text.tsx';
import { askForSettings } from './settings-request.ts';

/** Opens the choice by category again, from every page. */
export function ConsentLink() {
  const t = useText();
  return (
    <>
      <button type="button" className="consent-link needs-script" onClick={askForSettings}>
        {t('consent.reopen')}
      </button>
      <noscript>{t('consent.withoutScript')}</noscript>
    </>
  );
}

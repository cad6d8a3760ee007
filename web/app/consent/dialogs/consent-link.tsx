import { useText } from '../../content/i18n/text.tsx';
import { settingsRequest } from '../consent.ts';

export function ConsentLink() {
  const t = useText();
  return (
    <>
      <button type="button" className="consent-link needs-script" {...settingsRequest}>
        {t('consent.reopen')}
      </button>
      <noscript>{t('consent.withoutScript')}</noscript>
    </>
  );
}

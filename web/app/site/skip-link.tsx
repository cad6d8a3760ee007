import { useText } from '../content/i18n/text.tsx';

export function SkipLink() {
  const t = useText();
  return (
    <a href="#content" className="skip-link">
      {t('site.skipToContent')}
    </a>
  );
}

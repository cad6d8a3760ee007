import { useLanguage, useText } from '../i18n/text.tsx';
import { homePath } from '../paths/build-path.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** Stands in place of a page that has failed. */
export function SiteError() {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <PageTitle>{t('error.title')}</PageTitle>
      <div className="wrap">
        <p className="lead">{t('error.message')}</p>
        <p className="mt-6">
          <a href={homePath(language)} className="button">
            {t('error.homeLink')}
          </a>
        </p>
      </div>
    </>
  );
}

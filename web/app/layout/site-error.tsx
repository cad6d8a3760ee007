import { useLanguage, useText } from '../i18n/text.tsx';
import { homePath } from '../paths/build-path.ts';
import { PageTitle } from '../ui/page-title.tsx';
import type { LayoutData } from './load-layout.server.ts';

/** Stands in place of a page that has failed, with other ways to reach the agency. */
export function SiteError({ agency: { phone, email } }: Pick<LayoutData, 'agency'>) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <PageTitle lead={t('error.message')}>{t('error.title')}</PageTitle>
      <div className="wrap pb-section">
        <ul className="grid gap-2">
          {phone && (
            <li>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('contact.callUs', { phone })}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{t('contact.mailUs', { email })}</a>
            </li>
          )}
        </ul>
        <p className="mt-8">
          <a href={homePath(language)} className="button">
            {t('error.homeLink')}
          </a>
        </p>
      </div>
    </>
  );
}

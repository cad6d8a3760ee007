import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { homePath } from '../../content/paths/build-path.ts';
import { phoneHref } from '../../ui/contact-links.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { useRequestId } from '../../ui/page/request-context.tsx';
import type { LayoutData } from '../layout-data.ts';

export function SiteError({ agency: { phone, email } }: Pick<LayoutData, 'agency'>) {
  const t = useText();
  const language = useLanguage();
  const id = useRequestId();
  return (
    <>
      <PageTitle lead={t('error.message')}>{t('error.title')}</PageTitle>
      <div className="wrap">
        <ul className="grid gap-2">
          {phone && (
            <li>
              <a href={phoneHref(phone)}>{t('contact.callUs', { phone })}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{t('contact.mailUs', { email })}</a>
            </li>
          )}
        </ul>
        {id && <p className="mt-4 text-sm text-muted">{t('error.reference', { id })}</p>}
        <p className="mt-8">
          <a href={homePath(language)} className="button">
            {t('error.homeLink')}
          </a>
        </p>
      </div>
      <PageTopEnd />
    </>
  );
}

import { useLanguage, useText } from '../i18n/text.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { homePath } from '../paths/build-path.ts';
import { PageTitle } from '../ui/page-title.tsx';
import type { PageData } from './page-data.ts';

export function NotFoundPage({ page }: { page: PageData }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <PageTitle lead={page.lead}>{page.title}</PageTitle>
      <div className="wrap">
        <p>
          <a href={homePath(language)} className="button">
            {t('notFound.homeLink')}
          </a>
        </p>
      </div>
      <RenderModules modules={page.modules} />
    </>
  );
}

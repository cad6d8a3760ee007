import { Banner } from '../../layout/banner/banner.tsx';
import { useLanguage, useText } from '../../i18n/text.tsx';
import { RenderModules } from '../../modules/render-modules.tsx';
import { homePath } from '../../paths/build-path.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import type { PageData } from '../page-data.ts';

/** What an unknown address shows: a message with ways on, above what the home page shows. */
export function NotFoundPage({ page }: { page: PageData }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      {page.banner && (
        <Banner banner={page.banner}>
          <p className="mt-4">
            <OnwardLink href={homePath(language)}>{t('notFound.homeLink')}</OnwardLink>
          </p>
        </Banner>
      )}
      <RenderModules modules={page.modules} />
    </>
  );
}

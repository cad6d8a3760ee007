import { useLanguage, useText } from '../../i18n/text.tsx';
import { Banner } from '../../layout/banner/banner.tsx';
import { RenderModules } from '../../modules/render-modules.tsx';
import { homePath } from '../../paths/build-path.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import type { NotFoundPageData } from './load-not-found-page.server.ts';

export function NotFoundPage({ page }: { page: NotFoundPageData }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <Banner banner={page.banner}>
        <p className="mt-4">
          <OnwardLink href={homePath(language)}>{t('notFound.homeLink')}</OnwardLink>
        </p>
      </Banner>
      <RenderModules modules={page.modules} />
    </>
  );
}

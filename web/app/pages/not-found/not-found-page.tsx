import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { Banner } from '../../site/banner/banner.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { homePath } from '../../content/paths/build-path.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import type { NotFoundPageData } from './load-not-found-page.server.ts';

export function NotFoundPage({ page }: { page: NotFoundPageData }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <Banner banner={page.banner}>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {[...page.ways, { href: homePath(language), title: t('notFound.homeLink') }].map(
            ({ href, title }) => (
              <li key={href}>
                <OnwardLink href={href}>{title}</OnwardLink>
              </li>
            ),
          )}
        </ul>
      </Banner>
      <PageTopEnd />
      <RenderModules modules={page.modules} />
    </>
  );
}

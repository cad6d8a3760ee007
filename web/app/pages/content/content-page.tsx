import { RenderModules } from '../modules/render-modules.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import type { ContentPageData } from './load-content-page.server.ts';

export function ContentPage({ page }: { page: ContentPageData }) {
  return (
    <>
      <PageHeading page={page} />
      <RenderModules modules={page.modules} endsPageTop />
    </>
  );
}

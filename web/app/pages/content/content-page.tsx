import { RenderModules } from '../modules/render-modules.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import type { ContentPageData } from './load-content-page.server.ts';

export function ContentPage({ page }: { page: ContentPageData }) {
  return (
    <>
      <PageOpening page={page} />
      <RenderModules modules={page.modules} />
    </>
  );
}

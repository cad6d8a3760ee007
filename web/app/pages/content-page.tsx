import { RenderModules } from '../modules/render-modules.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageData } from './page-data.ts';

export function ContentPage({ page }: { page: PageData }) {
  return (
    <>
      <Breadcrumbs steps={page.breadcrumbs} />
      <PageTitle lead={page.lead}>{page.title}</PageTitle>
      <RenderModules modules={page.modules} />
    </>
  );
}

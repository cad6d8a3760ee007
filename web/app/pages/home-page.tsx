import { RenderModules } from '../modules/render-modules.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { PageData } from './page-data.ts';

export function HomePage({ page }: { page: PageData }) {
  return (
    <>
      <PageTitle isLarge>{page.title}</PageTitle>
      <RenderModules modules={page.modules} />
    </>
  );
}

import { RenderModules } from '../../modules/render-modules.tsx';
import type { PageData } from '../page-data.ts';
import { PageOpening } from '../opening/page-opening.tsx';

export function ContentPage({ page }: { page: PageData }) {
  return (
    <>
      <PageOpening page={page} />
      <RenderModules modules={page.modules} />
    </>
  );
}

import { PageTitle } from '../ui/page-title.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageBanner } from './page-banner.tsx';
import type { PageData } from './page-data.ts';

/** What opens a page: the way to it and its title, in a banner when it has one. */
export function PageOpening({ page }: { page: PageData }) {
  return (
    <>
      <Breadcrumbs steps={page.breadcrumbs} />
      {page.banner ? (
        <PageBanner banner={page.banner} />
      ) : (
        <PageTitle lead={page.lead}>{page.title}</PageTitle>
      )}
    </>
  );
}

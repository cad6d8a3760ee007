import { Banner } from '../../layout/banner/banner.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageData } from '../page-data.ts';

/** What opens a page: the way to it and its title, in a banner when it has one. */
export function PageOpening({ page }: { page: PageData }) {
  const { banner, breadcrumbs, title, lead } = page;
  if (banner) return <Banner banner={banner} above={<Breadcrumbs steps={breadcrumbs} isInBanner />} />;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
    </>
  );
}

import type { BannerData } from '../../site/banner/banner-data.ts';
import { Banner } from '../../site/banner/banner.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';

type Opening = {
  title: string;
  lead: string | undefined;
  breadcrumbs: readonly Breadcrumb[];
  banner?: BannerData | undefined;
};

export function PageOpening({ page }: { page: Opening }) {
  const { banner, breadcrumbs, title, lead } = page;
  if (banner) return <Banner banner={banner} above={<Breadcrumbs steps={breadcrumbs} isInBanner />} />;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
    </>
  );
}

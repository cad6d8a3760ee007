import type { BannerData } from '../../site/banner/banner-data.ts';
import type { PageContent } from '../../content/cms/content.ts';
import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import type { PageHeaderData } from '../../ui/page/page-header-data.ts';

/** Settings of the header above a page. Under the header a banner has the ground of its words. */
export function pageHeader(
  { logo, showFixedMenu }: PageContent,
  banner: BannerData | undefined,
): PageHeaderData {
  const color = banner?.color;
  return {
    logo: contentPicture(logo),
    isFixed: showFixedMenu !== false,
    banner: color && { color, transparent: 0 },
  };
}

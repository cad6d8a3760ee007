import type { BannerData } from '../../layout/banner/banner-data.ts';
import type { PageContent } from '../../cms/content.ts';
import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { PageHeaderData } from '../../ui/page/page-header-data.ts';

/** What a page asks of the header above it. A banner keeps the ground of its words under the header too. */
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

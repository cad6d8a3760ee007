import type { PageContent } from '../cms/content.ts';
import { contentPicture } from '../cms/content-picture.server.ts';
import type { PageHeaderData } from '../ui/page-header-data.ts';

/** What a page asks of the header above it. */
export function pageHeader({ logo, showFixedMenu }: PageContent): PageHeaderData {
  return { logo: contentPicture(logo), isFixed: showFixedMenu !== false };
}

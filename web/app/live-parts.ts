import { BackToTop } from './layout/back-to-top.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { Visitor } from './layout/visitor.tsx';
import type { LivePartName } from './ui/live-part.tsx';

/** The code of each live part; what is not on every page is fetched where it is. */
export const liveParts = {
  backToTop: () => BackToTop,
  bannerMedia: () => import('./banner/banner-media.tsx').then(({ BannerMedia }) => BannerMedia),
  form: () => import('./forms/live-form.tsx').then(({ LiveForm }) => LiveForm),
  header: () => SiteHeader,
  visitor: () => Visitor,
} satisfies Record<LivePartName, () => unknown>;

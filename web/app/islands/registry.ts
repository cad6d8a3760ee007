import { BackToTop } from '../layout/back-to-top.tsx';
import { SiteHeader } from '../layout/header/site-header.tsx';
import { Visitor } from '../layout/site-effects.tsx';
import type { LivePartName } from './island.tsx';

/** The code of each live part; what is not on every page is fetched where it is. */
export const liveParts = {
  backToTop: () => BackToTop,
  bannerMedia: () => import('../layout/banner/banner-media.tsx').then(({ BannerMedia }) => BannerMedia),
  form: () => import('../forms/view/form-island.tsx').then(({ LiveForm }) => LiveForm),
  header: () => SiteHeader,
  visitor: () => Visitor,
} satisfies Record<LivePartName, () => unknown>;

import type { LayoutData } from './load-layout.server.ts';
import { usePageHeader } from './use-page.ts';

/** The ground whose colours a header takes that stands on the page's banner; undefined where it has its own. */
export function useBannerGround({ header, bannerClearance }: LayoutData): string | undefined {
  const { banner } = usePageHeader();
  if (!banner || header.hasMenuRow) return undefined;
  return banner.transparent <= (bannerClearance[banner.color] ?? 0) ? banner.color : undefined;
}

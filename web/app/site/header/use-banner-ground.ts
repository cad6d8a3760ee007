import type { LayoutData } from '../layout-data.ts';
import { useCurrentPage } from '../current-page.tsx';

export function useBannerGround({
  header,
  bannerClearance,
}: Pick<LayoutData, 'header' | 'bannerClearance'>): string | undefined {
  const { banner } = useCurrentPage().header;
  if (!banner || header.hasMenuRow) return undefined;
  return banner.transparent <= (bannerClearance[banner.color] ?? 0) ? banner.color : undefined;
}

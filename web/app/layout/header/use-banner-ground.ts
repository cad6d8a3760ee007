import type { LayoutData } from '../layout-data.ts';
import { useCurrentPage } from '../current-page.tsx';

/** Returns the banner ground whose colours the header borrows; undefined when it uses its own. */
export function useBannerGround({
  header,
  bannerClearance,
}: Pick<LayoutData, 'header' | 'bannerClearance'>): string | undefined {
  const { banner } = useCurrentPage().header;
  if (!banner || header.hasMenuRow) return undefined;
  return banner.transparent <= (bannerClearance[banner.color] ?? 0) ? banner.color : undefined;
}

import type { PageContent } from '../cms/content.ts';
import { contentPicture } from '../cms/content-picture.server.ts';
import { catalogue } from '../properties/catalogue.ts';
import type { BannerData } from './page-data.ts';

/** The banner of a page, with its title and the numbers of properties filled in; undefined when it is off. */
export function pageBanner({ banner, title }: PageContent): BannerData | undefined {
  if (!banner) return undefined;
  return {
    title: banner.title ?? title ?? '',
    description: banner.description ? withTotals(banner.description) : undefined,
    picture: bannerPicture(banner),
    color: banner.color ?? 'dark',
    height: banner.height ?? 'standard',
  };
}

function bannerPicture({ mediaType, pictures, poster }: NonNullable<PageContent['banner']>) {
  if (mediaType === 'video') return contentPicture(poster);
  if (mediaType === 'color' || mediaType === 'none') return undefined;
  return contentPicture(pictures?.[0] ?? null);
}

function withTotals(text: string): string {
  const { sale, rent } = catalogue.counts();
  return text.replaceAll('{FOR_SALE_TOTAL}', String(sale)).replaceAll('{FOR_RENT_TOTAL}', String(rent));
}

import type { PageContent } from '../../cms/content.ts';
import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import { safeLink } from '../../cms/safe-link.ts';
import type { Alternates } from '../../paths/build-path.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { PageContext } from '../load-page.server.ts';
import { absoluteAlternates, type PageHead, type SharedPicture } from '../page-data.ts';

/** What an editor says about a page or an article for search engines and sharing. */
type Described = Pick<
  PageContent,
  'title' | 'description' | 'metadata' | 'isActiveSEO' | 'noReferrerNoFollow'
>;

type HeadOptions = {
  alternates: Alternates;
  /** Shown when somebody shares the page, unless its editor chose another one for that. */
  picture: PictureData | undefined;
  type: 'website' | 'article';
};

/** The width in pixels that social networks show large. */
const sharedWidth = 1360;

/** What a page or an article says about itself: its own words, unless its metadata have others. */
export function pageHead(
  { site, url }: Pick<PageContext, 'site' | 'url'>,
  { title, description, metadata, isActiveSEO, noReferrerNoFollow }: Described,
  { alternates, picture, type }: HeadOptions,
): PageHead {
  const agency = site.content.settings?.agencyName;
  const canonical = `${url.origin}${url.pathname}`;
  const words = metadata?.description ?? description ?? undefined;
  const social = metadata?.socialImage && contentPicture({ ...metadata.socialImage, alt: null });
  const link = safeLink(metadata?.socialUrl);
  return {
    title: metadata?.pageTitle ?? [title, agency].filter(Boolean).join(' – '),
    description: words,
    canonical,
    alternates: absoluteAlternates(alternates, url.origin),
    isIndexed: isActiveSEO !== false,
    isPassedOn: noReferrerNoFollow !== true,
    social: {
      title: metadata?.socialTitle ?? metadata?.pageTitle ?? title ?? '',
      description: metadata?.socialDescription ?? words,
      type: metadata?.socialType ?? type,
      url: link ? new URL(link, url.origin).href : canonical,
      siteName: agency ?? undefined,
      picture: sharedPicture(social ?? picture, url.origin),
    },
  };
}

/** The picture in the one size and the format that every social network reads. */
function sharedPicture(picture: PictureData | undefined, origin: string): SharedPicture | undefined {
  const width = picture?.widths.findLast((wide) => wide <= sharedWidth);
  if (!picture || width === undefined) return undefined;
  return {
    url: `${origin}${picture.src}-${String(width)}.jpg`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}

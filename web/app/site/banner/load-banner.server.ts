import type { LanguageId } from 'schemas/languages.ts';
import type { PageContent } from '../../content/cms/content.ts';
import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { loadSearchBlock, withTotals } from '../../properties/search-field/load-search-block.server.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { BannerData, BannerVideo } from './banner.tsx';
import { langOfContent } from '../../content/i18n/language.ts';

type StoredBanner = NonNullable<PageContent['banner']>;

type BannerOptions = { paths: PathTable; language: LanguageId; origin: string; catalogue: Catalogue };

const mostPictures = 5;

export function loadBanner(
  { banner, title, isUntranslated }: Pick<PageContent, 'banner' | 'title' | 'isUntranslated'>,
  { paths, language, origin, catalogue }: BannerOptions,
): BannerData | undefined {
  if (!banner) return undefined;
  const { mediaType, color, transparent, height, description, search } = banner;
  return {
    lang: langOfContent(banner.title ? banner.isUntranslated : isUntranslated, language),
    title: banner.title ?? title ?? '',
    description: description ? withTotals(description, catalogue) : undefined,
    pictures: bannerPictures(banner),
    video: mediaType === 'video' ? bannerVideo(banner, origin) : undefined,
    color: mediaType === 'none' ? undefined : (color ?? 'dark'),
    transparent: Math.min(Math.max(transparent ?? 100, 0), 100),
    height: height ?? 'standard',
    search: search ? loadSearchBlock(search, { paths, language, catalogue }) : undefined,
  };
}

export function storedPictures({ mediaType, pictures, poster }: StoredBanner) {
  if (mediaType === 'color' || mediaType === 'none') return [];
  return mediaType === 'video' ? [poster] : (pictures ?? []);
}

function bannerPictures(banner: StoredBanner): PictureData[] {
  return storedPictures(banner)
    .flatMap((picture) => contentPicture(picture) ?? [])
    .slice(0, banner.mediaType === 'gallery' ? mostPictures : 1);
}

function bannerVideo({ video, mobileVideo }: StoredBanner, origin: string): BannerVideo | undefined {
  const src = videoAddress(video, origin);
  const mobileSrc = videoAddress(mobileVideo, origin);
  if (!src) return undefined;
  const isOwn = [src, mobileSrc ?? src].every((address) => new URL(address).origin === origin);
  return { src, mobileSrc, isOwn };
}

function videoAddress(address: string | null, origin: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined;
}

export function videoOrigins(banner: BannerData | undefined): string[] {
  const { video } = banner ?? {};
  if (!video || video.isOwn) return [];
  return [video.src, video.mobileSrc ?? video.src].map((address) => new URL(address).origin);
}

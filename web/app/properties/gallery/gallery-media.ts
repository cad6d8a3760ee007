import type { VideoLink } from '../model/video-link.ts';

export type GalleryMedia = {
  isFramed: boolean;
  src: string;
  page: string;
  /** The foreign service or host; undefined for a file of the site itself. */
  provider: string | undefined;
};

const providers: Readonly<Record<Exclude<VideoLink['kind'], 'file'>, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  facebook: 'Facebook',
  tour: 'Matterport',
  tvl: 'TVL',
  yisual: 'Yisual',
};

export const videoProviders = Object.values(providers);

/** Starts a player at once, because the visitor has just asked for it. */
const started: Partial<Record<VideoLink['kind'], Readonly<Record<string, string>>>> = {
  youtube: { autoplay: '1', rel: '0' },
  vimeo: { autoplay: '1', dnt: '1' },
  facebook: { autoplay: 'true' },
  tour: { play: '1' },
};

const isOwn = (address: string) => address.startsWith('/');

function playerAddress({ kind, url }: VideoLink): string {
  const parameters = Object.entries(started[kind] ?? {});
  if (parameters.length === 0) return url;
  const address = new URL(url);
  for (const [name, value] of parameters) address.searchParams.set(name, value);
  return address.href;
}

export function galleryMedia(link: VideoLink): GalleryMedia {
  const { kind, url, page } = link;
  const host = isOwn(url) ? undefined : new URL(url).hostname;
  return {
    isFramed: kind !== 'file',
    src: playerAddress(link),
    page,
    provider: kind === 'file' ? host : providers[kind],
  };
}

/** Foreign origins that the page's policy must allow. */
export function mediaOrigins(media: readonly (GalleryMedia | undefined)[]) {
  const others = media.flatMap((item) => (item && !isOwn(item.src) ? [item] : []));
  const originOf = ({ src }: GalleryMedia) => new URL(src).origin;
  return {
    frame: others.filter(({ isFramed }) => isFramed).map(originOf),
    media: others.filter(({ isFramed }) => !isFramed).map(originOf),
  };
}

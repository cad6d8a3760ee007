export type VideoLink = {
  kind: 'file' | 'youtube' | 'vimeo' | 'facebook' | 'tour' | 'tvl' | 'yisual';
  url: string;
  /** As imported, for visitors to open. */
  page: string;
};

type Embedded = Pick<VideoLink, 'kind' | 'url'>;

const fileExtension = /\.(?:mp4|mov|wmv|avi|flv|webm)$/i;

export const ownVideo = /^\/videos\/[a-z0-9][a-z0-9._-]*$/i;

/** Also their subdomains, but no look-alikes. */
const frameHosts = [
  { kind: 'tour', host: 'my.matterport.com' },
  { kind: 'tvl', host: 'tvl.be' },
  { kind: 'yisual', host: 'yisual.com' },
] as const;

function isHost(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

function youtubeId(url: URL): string | undefined {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  if (!isHost(url.hostname, 'youtube.com') && !isHost(url.hostname, 'youtube-nocookie.com')) return undefined;
  if (url.pathname === '/watch') return url.searchParams.get('v') ?? undefined;
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
}

function embedded(url: URL): Embedded | undefined {
  const youtube = youtubeId(url);
  if (youtube !== undefined && /^[\w-]{11}$/.test(youtube)) {
    return { kind: 'youtube', url: `https://www.youtube-nocookie.com/embed/${youtube}` };
  }
  const vimeo = isHost(url.hostname, 'vimeo.com') && /^\/(?:video\/)?(\d+)\/?$/.exec(url.pathname)?.[1];
  if (vimeo) return { kind: 'vimeo', url: `https://player.vimeo.com/video/${vimeo}` };
  const isFacebookVideo = /^\/(?:watch\/?|[^/]+\/videos\/.+)$/.test(url.pathname);
  if (isHost(url.hostname, 'facebook.com') && isFacebookVideo) {
    const target = encodeURIComponent(url.href);
    return { kind: 'facebook', url: `https://www.facebook.com/plugins/video.php?href=${target}` };
  }
  const known = frameHosts.find(({ host }) => isHost(url.hostname, host));
  return known && { kind: known.kind, url: url.href };
}

/** Compares the parsed host, since a known name elsewhere proves nothing. Requires https without user or port. */
export function videoLink(link: string): VideoLink | undefined {
  if (ownVideo.test(link) && fileExtension.test(link)) return { kind: 'file', url: link, page: link };
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || url.protocol !== 'https:' || url.port || url.username || url.password) return undefined;
  const page = url.href;
  if (fileExtension.test(url.pathname)) return { kind: 'file', url: page, page };
  const frame = embedded(url);
  return frame && { ...frame, page };
}

import { type MediaRequest, readMediaPath, shareSize } from '../../paths/media-path.ts';
import type { Settings } from '../../../platform/env.server.ts';
import { logProblem } from '../../../platform/log.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { sharedResource } from '../../../platform/http/headers/security-headers.server.ts';
import { isContentCrop } from './content-crops.server.ts';
import { cacheRules } from '../../../platform/http/headers/cache-rules.ts';

type ContentStore = Pick<Settings, 'SANITY_PROJECT_ID' | 'SANITY_DATASET' | 'SANITY_API_HOST'>;

const timeout = 20_000;
const servedTypes = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png']);
const refused = { 'Cache-Control': cacheRules.never };

/** Serves from our own origin, so that visitors' browsers contact no other. */
export async function serveContentPicture(
  request: Request,
  platform: Platform,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url);
  if (!pathname.startsWith('/media/')) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...refused, Allow: 'GET, HEAD' } });
  }
  const wanted = readMediaPath(pathname);
  if (!wanted) return new Response(null, { status: 404, headers: refused });
  // The development server runs the worker where there is no such cache.
  const cache = 'caches' in globalThis ? await caches.open('pictures') : undefined;
  const key = `${origin}${pathname}`;
  const cached = await cache?.match(key);
  const response = cached ?? (await fetchPicture(wanted, platform));
  if (!cached && response.ok) platform.waitUntil(cache?.put(key, response.clone()) ?? Promise.resolve());
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function fetchPicture(wanted: MediaRequest, platform: Platform): Promise<Response> {
  const { settings, requestId } = platform;
  const { source } = wanted;
  const headers = { Accept: 'image/avif,image/webp' };
  try {
    if (source.rect && !(await isContentCrop(settings, source, source.rect)))
      return new Response(null, { status: 404, headers: refused });
    const address = pictureAddress(wanted, settings);
    const found = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
    const type = found.headers.get('Content-Type') ?? '';
    if (found.ok && servedTypes.has(type)) return new Response(found.body, { headers: pictureHeaders(type) });
    await found.body?.cancel();
    return new Response(null, { status: found.status < 500 ? 404 : 502, headers: refused });
  } catch (error) {
    logProblem('A picture of the content cannot be loaded.', { requestId, error });
    return new Response(null, { status: 502, headers: refused });
  }
}

function pictureHeaders(type: string) {
  return {
    'Content-Type': type,
    ...sharedResource,
    'Cache-Control': cacheRules.forever,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}

/** The lowest without visible artefacts; the pipeline's default is higher. */
const quality = { avif: 40, webp: 60, jpg: 60, png: 60 };

/** The image pipeline gives AVIF only when it may choose the format. */
export function pictureAddress({ source, width, format }: MediaRequest, settings: ContentStore): string {
  const { hash, extension, rect } = source;
  const host = settings.SANITY_API_HOST || 'https://cdn.sanity.io';
  const file = `${hash}-${String(source.width)}x${String(source.height)}.${extension}`;
  const query = new URLSearchParams({
    ...(width === 'share'
      ? { w: String(shareSize.width), h: String(shareSize.height), q: String(quality[format]), fit: 'crop' }
      : { w: String(width), q: String(quality[format]), fit: 'max' }),
    ...(rect && { rect: [rect.left, rect.top, rect.width, rect.height].join() }),
    ...(format === 'avif' ? { auto: 'format' } : { fm: format }),
  });
  const dataset = `${settings.SANITY_PROJECT_ID}/${settings.SANITY_DATASET}`;
  return `${host}/images/${dataset}/${file}?${query.toString()}`;
}

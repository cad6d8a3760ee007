import { type MediaRequest, readMediaPath, shareSize } from '../../paths/media-path.ts';
import type { Settings } from '../../../platform/env.server.ts';
import { logProblem } from '../../../platform/log.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import {
  isPictureType,
  madePicture,
  refusedFile,
  serveMadeFile,
} from '../../../platform/http/made-file.server.ts';
import { isContentCrop } from './content-crops.server.ts';

type ContentStore = Pick<Settings, 'SANITY_PROJECT_ID' | 'SANITY_DATASET' | 'SANITY_API_HOST'>;

const timeout = 20_000;

/** Serves from our own origin, so that visitors' browsers contact no other. */
export async function serveContentPicture(
  request: Request,
  platform: Platform,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/media/')) return undefined;
  const wanted = readMediaPath(pathname);
  return serveMadeFile(request, platform, () =>
    wanted ? fetchPicture(wanted, platform) : Promise.resolve(refusedFile(404)),
  );
}

async function fetchPicture(wanted: MediaRequest, platform: Platform): Promise<Response> {
  const { settings, requestId } = platform;
  const { source } = wanted;
  const headers = { Accept: 'image/avif,image/webp' };
  try {
    if (source.rect && !(await isContentCrop(settings, source, source.rect))) return refusedFile(404);
    const address = pictureAddress(wanted, settings);
    const found = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
    const type = found.headers.get('Content-Type') ?? '';
    if (found.ok && isPictureType(type)) return madePicture(found.body, type);
    await found.body?.cancel();
    return refusedFile(found.status < 500 ? 404 : 502);
  } catch (error) {
    logProblem('A picture of the content cannot be loaded.', { requestId, error });
    return refusedFile(502);
  }
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

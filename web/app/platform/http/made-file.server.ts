import { cacheRules } from './headers/cache-rules.ts';
import { sharedResource } from './headers/security-headers.server.ts';

const served = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png']);

export const isPictureType = (type: string): boolean => served.has(type);

export function madePicture(body: BodyInit | null, type: string): Response {
  const headers = {
    'Content-Type': type,
    ...sharedResource,
    'Cache-Control': cacheRules.forever,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  return new Response(body, { headers });
}

export const refusedFile = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': cacheRules.never } });

export async function serveMadeFile(
  request: Request,
  { waitUntil }: { waitUntil: (promise: Promise<unknown>) => void },
  make: () => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { 'Cache-Control': cacheRules.never, Allow: 'GET, HEAD' };
    return new Response(null, { status: 405, headers });
  }
  const { origin, pathname } = new URL(request.url);
  // The development server runs the worker where there is no such cache.
  const cache = 'caches' in globalThis ? await caches.open('pictures') : undefined;
  const key = `${origin}${pathname}`;
  const cached = await cache?.match(key);
  const response = cached ?? (await make());
  if (!cached && response.ok) waitUntil(cache?.put(key, response.clone()) ?? Promise.resolve());
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

import type { AllowedSources, Platform } from '../platform.server.ts';

/** SHA-256 of the empty string: the Studio's tools open empty style elements and fill them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type PolicyOptions = {
  nonce: string;
  imageHosts: readonly string[];
  studioOrigins: readonly string[];
  allowedSources: AllowedSources;
};

const listOf = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);

export function contentSecurityPolicy({
  nonce,
  imageHosts,
  studioOrigins,
  allowedSources,
}: PolicyOptions): string {
  const isFramed = studioOrigins.length > 0;
  const styles = import.meta.env.DEV
    ? ["'unsafe-inline'"]
    : [`'nonce-${nonce}'`, ...(isFramed ? [emptyStyle] : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      ...(isFramed ? ["'strict-dynamic'"] : []),
      ...allowedSources.script,
    ],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...imageHosts, ...allowedSources.image],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...allowedSources.media],
    'connect-src': ["'self'", ...allowedSources.connect],
    'frame-src': listOf(allowedSources.frame),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': listOf([...studioOrigins, ...allowedSources.frameAncestors]),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

export function studioOriginsOf(studioUrl: string): readonly string[] {
  if (studioUrl === '') return [];
  const { origin, hostname, port } = new URL(studioUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
}

export const privacyHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Adds to what other loaders of the page allow. */
export function allowSources({ allowedSources }: Platform, sources: Partial<AllowedSources>): void {
  for (const kind of Object.keys(allowedSources) as (keyof AllowedSources)[])
    allowedSources[kind] = [...allowedSources[kind], ...(sources[kind] ?? [])];
}

export function withSecurityHeaders(response: Response, platform: Platform): Response {
  const { allowedSources, nonce, pictureHosts, requestId, settings, view } = platform;
  const secured = new Response(response.body, response);
  const isInStudio = view.kind === 'studio';
  const policy = contentSecurityPolicy({
    nonce,
    imageHosts: pictureHosts.map((host) => `https://${host}`),
    studioOrigins: isInStudio ? studioOriginsOf(settings.SANITY_STUDIO_URL) : [],
    allowedSources,
  });
  const headers = {
    'Content-Security-Policy': response.headers.get('Content-Security-Policy') ?? policy,
    // The Studio may open the page in a window of its own and must keep messaging it.
    ...(!isInStudio && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...(view.kind !== 'published' && privacyHeaders),
  };
  for (const [name, value] of Object.entries(headers)) secured.headers.set(name, value);
  return secured;
}

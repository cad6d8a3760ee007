import type { AllowedSources, Platform } from '../platform.server.ts';

/** The SHA-256 of nothing: the Studio's tools in a page open empty style elements and fill them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type PolicyOptions = {
  nonce: string;
  imageHosts: readonly string[];
  /** The origins that may frame this answer and whose tools run in it; none for a visitor. */
  studioOrigins: readonly string[];
  allowedSources: AllowedSources;
};

/** The policy of one answer: only this answer's nonce lets a script or a style block run. */
export function contentSecurityPolicy({
  nonce,
  imageHosts,
  studioOrigins,
  allowedSources,
}: PolicyOptions): string {
  const isFramed = studioOrigins.length > 0;
  // The development server writes style elements without a nonce.
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
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': isFramed ? studioOrigins : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The Studio's origin, in both spellings of this machine when it runs here. */
export function studioOriginsOf(studioUrl: string): readonly string[] {
  if (studioUrl === '') return [];
  const { origin, hostname, port } = new URL(studioUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
}

/** Of an answer that shows a draft, or is on the way to one. */
export const privacyHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Extends the policy of this request's response. */
export function allowSources({ allowedSources }: Platform, sources: Partial<AllowedSources>): void {
  Object.assign(allowedSources, sources);
}

/** Adds the headers that every answer of the app carries. */
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
    'Content-Security-Policy': policy,
    // The Studio may also open the page in a window of its own, which it must keep speaking to.
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

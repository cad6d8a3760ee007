import type { Platform } from './platform.server.ts';

/** The policy of one answer: only this answer's nonce lets a script or a style block run. */
export function contentSecurityPolicy(nonce: string, imageHosts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The development server writes style elements without a nonce.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', ...imageHosts].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Adds the headers that every answer of the app carries. */
export function withSecurityHeaders(response: Response, platform: Platform): Response {
  const secured = new Response(response.body, response);
  const imageHosts = platform.pictureHosts.map((host) => `https://${host}`);
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(platform.nonce, imageHosts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': platform.requestId,
  };
  for (const [name, value] of Object.entries(headers)) secured.headers.set(name, value);
  return secured;
}

import type { HeadersFunction, MetaFunction } from '@remix-run/cloudflare';

/** Passes on `Cache-Control: no-store`, and `Retry-After` of a failure. */
export const personalHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

/** Limits the referrer to the origin, because the URL may contain a token. */
export const personalMeta: MetaFunction = ({ data: page }) => [
  { title: typeof page === 'object' && page && 'title' in page ? String(page.title) : undefined },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'strict-origin' },
];

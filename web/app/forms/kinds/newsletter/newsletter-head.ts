import type { HeadersFunction, MetaFunction } from '@remix-run/cloudflare';

/** What an answer says beside its page: that nobody keeps it, and when to come back after one that failed. */
export const newsletterHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

/** The head of a step. The next page learns no more of its address than the site, because it may hold a token. */
export const newsletterMeta: MetaFunction = ({ data: page }) => [
  { title: typeof page === 'object' && page && 'title' in page ? String(page.title) : undefined },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'strict-origin' },
];

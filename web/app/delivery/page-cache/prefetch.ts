import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
type Asked = Pick<Request, 'headers'>;

/** A browser or a proxy fetches a page that its visitor may never open. */
export const isPrefetch = ({ headers }: Asked): boolean =>
  /\bprefetch\b/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');

export const savesData = ({ headers }: Asked): boolean =>
  headers.get('Save-Data')?.trim().toLowerCase() === 'on';

/** Browsers drop it, and fetch the page once it is opened. */
export function refusePrefetch(): Response {
  return new Response(null, { status: 503, headers: { 'Cache-Control': cacheRules.never } });
}

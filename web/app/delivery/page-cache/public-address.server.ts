import type { Site } from '../../content/cms/site.server.ts';
import { queryNames } from './query-names.server.ts';

const ownerCookie = /(?:^|;\s*)(?:__Host-)?owner=/;

/** A preview is known by its view: a forged cookie of one changes nothing. */
export function isAnonymousRead({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !ownerCookie.test(headers.get('Cookie') ?? '');
}

/**
 * Excludes redirects, failures and whatever a loader gave rules of its own; a feed has one, that anybody may store it.
 */
export function isPublicPage({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Vary')) return false;
  const rule = headers.get('Cache-Control');
  if (rule !== null) return rule.startsWith('public,');
  return (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** An address without the parameters that its page does not read; undefined where no response may be stored. */
export async function publicAddress(
  site: Site,
  { origin, pathname, searchParams }: URL,
): Promise<string | undefined> {
  const names = await queryNames(site, pathname);
  if (!names) return undefined;
  const read = [...searchParams].filter(([name]) => names.reads.has(name) || names.typed.has(name));
  if (read.some(([name]) => names.typed.has(name))) return undefined;
  const search = new URLSearchParams(read).toString();
  return `${origin}${pathname}${search && `?${search}`}`;
}

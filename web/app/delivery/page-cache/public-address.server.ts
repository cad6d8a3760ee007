import type { Site } from '../../content/cms/site.server.ts';
import { queryNames } from './query-names.server.ts';

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

import { redirect, type TypedResponse } from '@remix-run/cloudflare';
import type { PageContext } from '../content/page-context.ts';
import { chooseLanguage } from '../content/i18n/i18next.server.ts';
import { homePath, offerMoveStatus, pagePath, propertyPath } from '../content/paths/build-path.ts';
import { withQuery } from '../content/paths/own-path.ts';
import type { ResolvedPath } from '../content/paths/resolve-path.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';

/** Redirects an address that has moved, lacks a language or ends with the reference of a property; undefined for others. */
export async function movedAddress(
  { platform, site }: Pick<PageContext, 'platform' | 'site'>,
  request: Request,
  resolved: ResolvedPath,
): Promise<TypedResponse<never> | undefined> {
  const { pathname, search } = new URL(request.url);
  if (resolved.outcome === 'moved') return redirect(withQuery(resolved.to, search), resolved.status);
  if (resolved.outcome === 'not-found' && resolved.language) {
    const id = pathname.split('/').findLast(Boolean) ?? '';
    const property = await platform.catalogue.find(id, resolved.language);
    const to = property && propertyPath(site.paths, property, resolved.language);
    return to === undefined ? undefined : redirect(withQuery(to, search), offerMoveStatus(to));
  }
  if (resolved.outcome !== 'choose-language') return undefined;
  const language = await chooseLanguage(request, site);
  const path = pagePath(resolved.entry, language) ?? homePath(language);
  const headers = { Vary: 'Cookie, Accept-Language', 'Cache-Control': cacheRules.never };
  return redirect(`${path}${search}`, { status: 302, headers });
}

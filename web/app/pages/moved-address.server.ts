import { redirect, type TypedResponse } from '@remix-run/cloudflare';
import type { Site } from '../cms/site.server.ts';
import { chooseLanguage } from '../i18n/i18next.server.ts';
import { homePath, pagePath } from '../paths/build-path.ts';
import { withQuery } from '../paths/own-path.ts';
import type { ResolvedPath } from '../paths/resolve-path.ts';
import { cacheRules } from '../services/http/headers/cache-rules.ts';

/** Redirects an address that has moved or lacks a language; undefined for others. */
export async function movedAddress(
  site: Site,
  request: Request,
  resolved: ResolvedPath,
): Promise<TypedResponse<never> | undefined> {
  const { search } = new URL(request.url);
  if (resolved.outcome === 'moved') return redirect(withQuery(resolved.to, search), resolved.status);
  if (resolved.outcome !== 'choose-language') return undefined;
  const language = await chooseLanguage(request, site);
  const path = pagePath(resolved.entry, language) ?? homePath(language);
  const headers = { Vary: 'Cookie, Accept-Language', 'Cache-Control': cacheRules.never };
  return redirect(`${path}${search}`, { status: 302, headers });
}

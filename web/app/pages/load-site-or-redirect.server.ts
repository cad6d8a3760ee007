import { redirect } from '@remix-run/cloudflare';
import { languages } from 'schemas/languages.ts';
import { loadSite, type Site } from '../content/cms/site.server.ts';
import { chooseLanguage } from '../content/i18n/i18next.server.ts';
import { languagePath } from '../content/paths/build-path.ts';
import { splitPath } from '../content/i18n/language.ts';
import type { Platform } from '../platform/platform.server.ts';
import { warmPages } from './warm-fallback.server.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';

/** The languages of the words in code, enabled or not. */
const known = languages.map(({ id }) => id);

/**
 * Loads shared content, and warms the fallback of all pages in the background.
 * @throws Response without content: status 503 where the path names a language, else a redirect to such a path
 */
export async function loadSiteOrRedirect(request: Request, platform: Platform): Promise<Site> {
  try {
    const site = await loadSite(platform);
    platform.waitUntil(warmPages(platform, site));
    return site;
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    if (splitPath(pathname, known).language) throw error;
    const language = await chooseLanguage(request, { languages: known });
    // Error pages know only the URL, so the language has to be in it.
    throw redirect(`${languagePath(language, pathname)}${search}`, {
      headers: { 'Cache-Control': cacheRules.never },
    });
  }
}

import { redirect } from '@remix-run/cloudflare';
import { languages } from 'schemas/languages.ts';
import { loadSite, type Site } from '../cms/site.server.ts';
import { chooseLanguage } from '../i18n/i18next.server.ts';
import { splitPath } from '../paths/split-path.ts';
import type { Platform } from '../services/platform.server.ts';
import { warmPages } from './warm-fallback.server.ts';

/** The languages that the words of the last resort are known in, whichever of them the site has. */
const known = languages.map(({ id }) => id);

/**
 * Loads what every page shares, and sees to it behind the answer that all pages can be shown later.
 * @throws Response when nothing is known of the site: of status 503, in the language of the address, or on the way to it
 */
export async function enterSite(request: Request, platform: Platform): Promise<Site> {
  try {
    const site = await loadSite(platform);
    platform.waitUntil(warmPages(platform, site));
    return site;
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    if (splitPath(pathname, known).language) throw error;
    const language = await chooseLanguage(request, { languages: known });
    // An error page is written by components, which know no more of the visitor than the address.
    throw redirect(`/${language}${pathname}${search}`, { headers: { 'Cache-Control': 'no-store' } });
  }
}

import { loadSite } from '../cms/site.server.ts';
import { requestLanguage } from '../i18n/i18next.server.ts';
import type { Platform } from '../services/platform.server.ts';
import type { PageContext } from './page-context.ts';

export async function loadPageContext(platform: Platform, request: Request): Promise<PageContext> {
  const site = await loadSite(platform);
  return { platform, site, url: new URL(request.url), language: await requestLanguage(request, site) };
}

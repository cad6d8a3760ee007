import { loadSite } from '../content/cms/site.server.ts';
import { requestLanguage } from '../content/i18n/i18next.server.ts';
import type { Platform } from '../platform/platform.server.ts';
import type { PageContext } from '../content/page-context.ts';

export async function loadPageContext(platform: Platform, request: Request): Promise<PageContext> {
  const site = await loadSite(platform);
  return { platform, site, url: new URL(request.url), language: await requestLanguage(request, site) };
}

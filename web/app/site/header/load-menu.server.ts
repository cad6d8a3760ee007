import type { LanguageId } from 'schemas/languages.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { safeLink } from '../../content/cms/safe-link.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { pagePath } from '../../content/paths/build-path.ts';

export type MenuItem = {
  key: string;
  title: string;
  href: string;
  isExternal: boolean;
  children: readonly MenuItem[];
};

type MenuContent = NonNullable<SiteContent['menu']>[number];

export function loadMenu(site: Site, language: LanguageId): MenuItem[] {
  const { menu, showHome } = site.content;
  return (menu ?? [])
    .filter(({ pageId }) => showHome !== false || !pageId || site.paths.byId(pageId)?.kind !== 'home')
    .flatMap((item) => menuItem(site, language, item));
}

/** Drops an item, with everything below it, when its page is not public or has no path in this language. */
function menuItem(
  site: Site,
  language: LanguageId,
  item: Omit<MenuContent, 'children'> & Partial<MenuContent>,
): MenuItem[] {
  const entry = item.pageId ? site.paths.byId(item.pageId) : undefined;
  const href = entry && (safeLink(entry.externalLink) ?? pagePath(entry, language));
  if (!href) return [];
  const title = perLanguage(item.title)[language] ?? entry.titles[language] ?? '';
  const children = (item.children ?? []).flatMap((child) => menuItem(site, language, child));
  return [{ key: item._key, title, href, isExternal: /^https?:/.test(href), children }];
}

import type { LanguageId } from 'schemas/languages.ts';
import type { SiteContent, Texts } from '../cms/content.ts';
import { perLanguage, type Site } from '../cms/site.server.ts';
import { pagePath } from '../paths/build-path.ts';
import { themeStyle, usualTheme } from './theme.ts';

export type MenuItem = { key: string; title: string; href: string; children: readonly MenuItem[] };

/** What header, menu and footer show in one language. */
export type LayoutData = {
  language: LanguageId;
  languages: readonly LanguageId[];
  texts: Texts;
  /** A style sheet with the editor's colours, or the site's own. */
  themeStyle: string;
  agency: {
    name: string;
    tagline: string | undefined;
    phone: string | null;
    email: string | null;
    address: { street?: string; zip?: string; city?: string } | null;
  };
  menu: readonly MenuItem[];
  year: number;
};

type MenuContent = NonNullable<SiteContent['menu']>[number];

export function loadLayout(site: Site, language: LanguageId, now: Date): LayoutData {
  const { settings, menu, theme } = site.content;
  return {
    language,
    languages: site.languages,
    texts: site.texts.get(language) ?? {},
    themeStyle: themeStyle(theme ?? usualTheme),
    agency: {
      name: settings?.agencyName ?? '',
      tagline: perLanguage(settings?.tagline ?? null)[language],
      phone: settings?.phone ?? null,
      email: settings?.email ?? null,
      address: settings?.address ?? null,
    },
    menu: (menu ?? []).flatMap((item) => menuItem(site, language, item)),
    year: now.getFullYear(),
  };
}

/** An item whose page is not public, or has no path in this language, is left out. */
function menuItem(
  site: Site,
  language: LanguageId,
  item: Omit<MenuContent, 'children'> & Partial<MenuContent>,
): MenuItem[] {
  const entry = item.pageId ? site.paths.byId(item.pageId) : undefined;
  const href = entry && pagePath(entry, language);
  if (!href) return [];
  const title = perLanguage(item.title)[language] ?? entry.titles[language] ?? '';
  const children = (item.children ?? []).flatMap((child) => menuItem(site, language, child));
  return [{ key: item._key, title, href, children }];
}

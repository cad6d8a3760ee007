import type { LanguageId } from 'schemas/languages.ts';
import type { ShownPeriod } from 'schemas/shown-period.ts';
import { pagePath, homePath } from '../content/paths/build-path.ts';
import { tagIds, tagSources } from '../consent/analytics/tag-ids.ts';
import { agencyIcon, agencyLogo } from '../content/cms/pictures/agency-pictures.server.ts';
import { perLanguage, type Site } from '../content/cms/site.server.ts';
import { changesOfPeriods } from '../content/cms/visible-now.server.ts';
import { combineNeeds, type PageNeeds } from '../platform/page-needs.ts';
import { consentData } from '../consent/load-consent.server.tsx';
import type { Catalogue } from '../properties/catalogue/create-catalogue.ts';
import { isPersonalPath } from '../content/paths/mailed-links.ts';
import { isPortalPath } from '../content/paths/portal-path.ts';
import { loadPopup } from './popup/load-popup.server.ts';
import { loadFooter } from './footer/load-footer.server.tsx';
import { loadHeader } from './header/load-header.server.ts';
import type { LayoutData } from './layout-data.ts';
import { loadTopBar, topBarColours } from './top-bar/load-top-bar.server.ts';
import type { SiteContent } from '../content/cms/content.ts';
import { fontFiles } from './theme/fonts.ts';
import { darkTokens, defaultTheme, themeTokens } from './theme/theme.ts';
import { darkStyle, themeStyle, tintStyle } from './theme/theme-style.ts';
import type { EntryKind, LivePaths } from '../content/paths/path-table.ts';
import { createHash } from 'node:crypto';
import { clientTexts } from '../content/i18n/client-texts.server.ts';
import { packTexts } from '../content/i18n/packed-texts.ts';
import { interfaceTextsPath } from '../content/paths/endpoints.ts';

/** Depends on content, language, year, and names of towns, which an import changes together with the content. */
type CachedLayout = Omit<LayoutData, 'isPersonal' | 'topBar' | 'popup'>;

const layouts = new WeakMap<Site, Map<string, CachedLayout>>();

type PageRequest = {
  now: Date;
  catalogue: Catalogue;
  isVisible: (period: ShownPeriod) => boolean;
  pathname: string;
};

/** Top bar and popup depend on the moment, popup and tags on the page, so none of them is cached. */
export function loadPageLayout(
  site: Site,
  language: LanguageId,
  { now, catalogue, isVisible, pathname }: PageRequest,
): LayoutData & { needs: PageNeeds } {
  const layout = loadLayout(site, language, { now, catalogue });
  // Still followed, so that a withdrawal there removes cookies of other pages.
  const tags = layout.tags && isPrivate(site, language, pathname) ? {} : layout.tags;
  const { topBar, popups } = site.content;
  return {
    ...layout,
    isPersonal: isPersonalPath(pathname),
    tags,
    needs: combineNeeds([
      tags && { sources: tagSources(tags) },
      changesOfPeriods([...(topBar?.left ?? []), ...(topBar?.right ?? []), ...popups]),
    ]),
    topBar: loadTopBar(site, language, { now, isVisible }),
    popup: loadPopup(site, language, { isVisible, pathname }),
  };
}

/** Pages on which a script of somebody else could read secrets, and press buttons. */
function isPrivate({ paths }: Site, language: LanguageId, pathname: string): boolean {
  const login = paths.byKind('login');
  const isLogin = login !== undefined && pathname === pagePath(login, language);
  return isLogin || isPortalPath(pathname) || isPersonalPath(pathname);
}

export function loadLayout(
  site: Site,
  language: LanguageId,
  { now, catalogue }: Pick<PageRequest, 'now' | 'catalogue'>,
): CachedLayout {
  const ofSite = layouts.get(site) ?? new Map<string, CachedLayout>();
  layouts.set(site, ofSite);
  const year = now.getFullYear();
  const key = `${language} ${String(year)}`;
  const layout = ofSite.get(key) ?? makeLayout(site, { language, year, catalogue });
  ofSite.set(key, layout);
  return layout;
}

function makeLayout(
  site: Site,
  shown: { language: LanguageId; year: number; catalogue: Catalogue },
): CachedLayout {
  const { language } = shown;
  const { settings } = site.content;
  const agency = {
    name: settings?.agencyName ?? '',
    logo: agencyLogo(settings),
    tagline: perLanguage(settings?.tagline ?? null)[language],
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
  };
  return {
    language,
    languages: site.languages,
    ...loadTexts(site, language),
    ...loadTheme(site.content),
    speculationRules: speculationRules(site.paths, language),
    agency,
    icon: agencyIcon(settings),
    ...loadHeader(site, language, agency),
    footer: loadFooter(site, shown),
    consent: consentData(site.content),
    tags: tagIds(site.content.consent),
  };
}

function loadTheme(content: SiteContent): Pick<LayoutData, 'barColours' | 'theme'> {
  const theme = content.theme ?? defaultTheme;
  const hasDarkLogo = agencyLogo(content.settings)?.onDark !== undefined;
  return {
    theme: {
      style: [
        themeStyle(theme),
        darkStyle(theme, { hasDarkLogo }),
        tintStyle(topBarColours(content), theme),
      ].join(''),
      fontFiles: fontFiles(theme.fonts),
    },
    barColours: {
      light: themeTokens(theme)['--color-ground'],
      dark: darkTokens(theme)?.page['--color-ground'],
    },
  };
}

/** Cards, menus and paging. Their targets are pages that every visitor gets alike. */
const renderedLinks = ['.card-link', '.menu-link', '.submenu-link', '.list-step', '[rel=next]', '[rel=prev]'];

/** A drawer is pressed without hovering, so a page rendered ahead would start too late to be of use. */
const fetchedLinks = [...renderedLinks, '.drawer-link'];

const personal: readonly EntryKind[] = ['favourites', 'login'];

/** Chromium renders the page behind a link pointed at or pressed, or fetches it. Scripts of ours wait until shown. */
export function speculationRules(paths: Pick<LivePaths, 'byKind'>, language: LanguageId): string {
  const excluded = personal.flatMap((kind) => {
    const entry = paths.byKind(kind);
    const path = entry && pagePath(entry, language);
    return path ? [`${path}*`] : [];
  });
  const rulesFor = (links: readonly string[]) => {
    const conditions = [
      { selector_matches: links.join() },
      { href_matches: `${homePath(language)}*` },
      ...(excluded.length > 0 ? [{ not: { href_matches: excluded } }] : []),
    ];
    return [{ where: { and: conditions }, eagerness: 'moderate' }];
  };
  return JSON.stringify({ prefetch: rulesFor(fetchedLinks), prerender: rulesFor(renderedLinks) });
}

export function loadTexts(site: Site, language: LanguageId): Pick<LayoutData, 'texts' | 'textsHref'> {
  const texts = packTexts(clientTexts(site.texts.get(language) ?? {}));
  const version = createHash('sha256').update(texts).digest('hex').slice(0, 12);
  return { texts, textsHref: interfaceTextsPath(language, version) };
}

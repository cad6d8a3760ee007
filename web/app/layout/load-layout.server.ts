import type { LanguageId } from 'schemas/languages.ts';
import { type TagIds, tagIds } from '../analytics/tag-ids.ts';
import { perLanguage, type Site } from '../cms/site.server.ts';
import type { ConsentData } from '../consent/consent-data.ts';
import { consentData } from '../consent/consent-settings.server.ts';
import { type PackedTexts, packTexts } from '../i18n/packed-texts.ts';
import { pageTexts } from '../i18n/page-texts.server.ts';
import { loadPopup } from '../popup/load-popup.server.ts';
import type { PopupData } from '../popup/popup-data.ts';
import { type BannerClearance, bannerClearance, clearanceStyle } from './header/banner-clearance.ts';
import { type FooterData, loadFooter } from './footer/load-footer.server.tsx';
import { loadMenu, type MenuItem, valuationHref } from './header/load-menu.server.ts';
import { loadTopBar, topBarColours, type TopBarData } from './top-bar/load-top-bar.server.ts';
import { needsOwnRow } from './header/menu-fit.ts';
import { themeStyle, usualTheme } from './theme/theme.ts';
import { tintStyle } from './theme/tints.ts';

export type HeaderPosition = 'left' | 'center' | 'right';

/** How the header of a desktop is arranged. */
export type HeaderArrangement = {
  logo: HeaderPosition;
  menu: HeaderPosition;
  language: HeaderPosition;
  /** The menu is too long to stand beside the logo. */
  hasMenuRow: boolean;
};

/** What header, menu and footer show in one language. */
export type LayoutData = {
  language: LanguageId;
  languages: readonly LanguageId[];
  texts: PackedTexts;
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
  header: HeaderArrangement;
  bannerClearance: BannerClearance;
  /** Where a visitor asks for a free valuation, when the agency offers it. */
  valuationHref: string | undefined;
  topBar: TopBarData | undefined;
  footer: FooterData;
  year: number;
  consent: ConsentData | undefined;
  /** The services that measure visits, as far as a visitor allows them. */
  tags: TagIds | undefined;
  popup: PopupData | undefined;
};

const layouts = new WeakMap<Site, Map<string, LayoutData>>();

/** The layout in a language, made once for each content revision and year. */
export function loadLayout(site: Site, language: LanguageId, now: Date): LayoutData {
  const ofSite = layouts.get(site) ?? new Map<string, LayoutData>();
  layouts.set(site, ofSite);
  const year = now.getFullYear();
  const key = `${language} ${String(year)}`;
  const layout = ofSite.get(key) ?? makeLayout(site, language, year);
  ofSite.set(key, layout);
  return layout;
}

function makeLayout(site: Site, language: LanguageId, year: number): LayoutData {
  const { settings, theme } = site.content;
  const texts = pageTexts(site.texts.get(language) ?? {});
  const menu = loadMenu(site, language);
  const valuation = valuationHref(site, language);
  const agencyName = settings?.agencyName ?? '';
  return {
    language,
    languages: site.languages,
    texts: packTexts(texts),
    themeStyle: [
      themeStyle(theme ?? usualTheme),
      clearanceStyle(theme ?? usualTheme),
      tintStyle(topBarColours(site.content), theme ?? usualTheme),
    ].join(''),
    agency: {
      name: agencyName,
      tagline: perLanguage(settings?.tagline ?? null)[language],
      phone: settings?.phone ?? null,
      email: settings?.email ?? null,
      address: settings?.address ?? null,
    },
    menu,
    header: {
      ...arrangement(site),
      hasMenuRow: needsOwnRow({
        menu,
        agencyName,
        languageCount: site.languages.length,
        buttonText: valuation && texts['header.freeValuation'],
      }),
    },
    bannerClearance: bannerClearance(theme ?? usualTheme),
    valuationHref: valuation,
    topBar: loadTopBar(site, language),
    footer: loadFooter(site, language, year),
    year,
    consent: consentData(site.content),
    tags: tagIds(site.content.consent),
    popup: loadPopup(site, language),
  };
}

/** Where logo, menu and languages stand; the usual places until an editor chooses. */
function arrangement({ content: { header } }: Site): Omit<HeaderArrangement, 'hasMenuRow'> {
  return {
    logo: header?.logoPosition ?? 'left',
    menu: header?.menuPosition ?? 'right',
    language: header?.languagePosition ?? 'right',
  };
}

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
import { needsOwnRow } from './header/menu-row.ts';
import { themeStyle, defaultTheme } from './theme/theme.ts';
import { tintStyle } from './theme/tints.ts';

export type HeaderPosition = 'left' | 'center' | 'right';

export type HeaderArrangement = {
  logo: HeaderPosition;
  menu: HeaderPosition;
  language: HeaderPosition;
  /** The menu is too long to fit next to the logo. */
  hasMenuRow: boolean;
};

export type LayoutData = {
  language: LanguageId;
  languages: readonly LanguageId[];
  texts: PackedTexts;
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
  valuationHref: string | undefined;
  topBar: TopBarData | undefined;
  footer: FooterData;
  year: number;
  consent: ConsentData | undefined;
  /** Undefined when the agency uses no analytics service. */
  tags: TagIds | undefined;
  popup: PopupData | undefined;
};

const layouts = new WeakMap<Site, Map<string, LayoutData>>();

/** Caches the layout per content revision, language and year. */
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
      themeStyle(theme ?? defaultTheme),
      clearanceStyle(theme ?? defaultTheme),
      tintStyle(topBarColours(site.content), theme ?? defaultTheme),
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
    bannerClearance: bannerClearance(theme ?? defaultTheme),
    valuationHref: valuation,
    topBar: loadTopBar(site, language),
    footer: loadFooter(site, language, year),
    year,
    consent: consentData(site.content),
    tags: tagIds(site.content.consent),
    popup: loadPopup(site, language),
  };
}

function arrangement({ content: { header } }: Site): Omit<HeaderArrangement, 'hasMenuRow'> {
  return {
    logo: header?.logoPosition ?? 'left',
    menu: header?.menuPosition ?? 'right',
    language: header?.languagePosition ?? 'right',
  };
}

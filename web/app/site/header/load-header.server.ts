import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { listPath, pagePath } from '../../content/paths/build-path.ts';
import type { HeaderData, HeaderArrangement } from '../layout-data.ts';
import { localizedLink } from '../localized-link.server.ts';
import { letterScale } from '../theme/fonts.ts';
import { loadMenu, type MenuItem } from './load-menu.server.ts';

/** Pixels on the narrowest desktop, beside a scroll bar, for logo, menu, languages and button on one line. */
const room = 1172;
const itemGap = 13.5;
const partGap = 18;
const chevronWidth = 24.75;
const languageWidth = 33;
const searchWidth = 27;
const favouritesWidth = 40.5;
const loginWidth = 40.5;
const buttonPadding = 27;
/** The standard mark, and its distance from the name. */
const markWidth = 52.6;
const logoHeight = 49.5;
const widestLogo = 252;

const fontSize = { menu: 18, button: 16, name: 24.5 };
/** Ems that letters take in the usual font of the menu, others 0.6; in the name of the agency hardly less. */
const letters: readonly [RegExp, ems: number][] = [
  [/[ ijlI.,'’îï]/, 0.24],
  [/[frt1()]/, 0.38],
  [/[acksvxyz27àâç-]/, 0.52],
  [/[mwMW]/, 0.95],
  [/[\p{Lu}&]/u, 0.7],
];
const emsOf = (letter: string) => letters.find(([kind]) => kind.test(letter))?.[1] ?? 0.6;
const lettersWidth = (text: string, size: number) =>
  Array.from(text, emsOf).reduce((sum, ems) => sum + ems * size, 0);
const logoWidth = ({ width, height }: { width: number; height: number }) =>
  Math.min((width / height) * logoHeight, widestLogo);

type HeaderContents = {
  menu: readonly Pick<MenuItem, 'title' | 'children'>[];
  agencyName: string;
  logo: { width: number; height: number } | undefined;
  languageCount: number;
  hasFavourites: boolean;
  hasLogin: boolean;
  buttonText: string | undefined;
  /** How much wider than the usual ones the fonts of headings and of text are. */
  scale: { display: number; text: number };
  places: Omit<HeaderArrangement, 'hasMenuRow'>;
};

/** Estimated from the letters, so that nothing moves once drawn. A centred logo needs room on both sides. */
export function needsOwnRow({
  menu,
  agencyName,
  logo,
  languageCount,
  hasFavourites,
  hasLogin,
  buttonText,
  scale,
  places,
}: HeaderContents): boolean {
  const items = menu.map(
    ({ title, children }) =>
      lettersWidth(title, fontSize.menu * scale.text) + (children.length > 0 ? chevronWidth : 0),
  );
  const button = buttonText
    ? lettersWidth(buttonText, fontSize.button * scale.text) + buttonPadding + partGap
    : 0;
  const icons = searchWidth + (hasFavourites ? favouritesWidth : 0) + (hasLogin ? loginWidth : 0);
  const taken = { left: 0, center: 0, right: icons + button };
  taken[places.logo] +=
    (logo ? logoWidth(logo) : markWidth + lettersWidth(agencyName, fontSize.name * scale.display)) + partGap;
  taken[places.menu] +=
    items.reduce((sum, width) => sum + width + itemGap, 0) - itemGap + (items.length > 0 ? partGap : 0);
  taken[places.language] += languageCount > 1 ? languageCount * languageWidth + partGap : 0;
  const { left, center, right } = taken;
  return center + (places.logo === 'center' ? 2 * Math.max(left, right) : left + right) > room;
}

type LoadedHeader = Omit<HeaderData, 'agency' | 'languages'>;

export function loadHeader(site: Site, language: LanguageId, agency: HeaderData['agency']): LoadedHeader {
  const { header } = site.content;
  const menu = loadMenu(site, language);
  const button = localizedLink(site, header?.button, language);
  const favourites = site.paths.byKind('favourites');
  const login = site.paths.byKind('login');
  const loginHref = login && pagePath(login, language);
  const places = {
    logo: header?.logoPosition ?? 'left',
    menu: header?.menuPosition ?? 'right',
    language: header?.languagePosition ?? 'right',
  } as const;
  const hasMenuRow = needsOwnRow({
    places,
    menu,
    agencyName: agency.name,
    logo: agency.logo?.picture,
    languageCount: site.languages.length,
    hasFavourites: favourites !== undefined,
    hasLogin: loginHref !== undefined,
    buttonText: button?.label,
    scale: letterScale(site.content.theme?.fonts ?? null),
  });
  return {
    menu,
    header: { ...places, hasMenuRow },
    button,
    favouritesHref: favourites && pagePath(favourites, language),
    login: loginHref === undefined ? undefined : { href: loginHref, title: login?.titles[language] ?? '' },
    search: {
      saleHref: listPath(site.paths, 'sale', language),
      rentHref: listPath(site.paths, 'rent', language),
    },
  };
}

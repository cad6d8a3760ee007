import type { HeaderArrangement } from '../layout-data.ts';
import type { MenuItem } from './load-menu.server.ts';

/** Pixels available on the narrowest desktop for logo, menu, languages and button on one line. */
const room = 1185;
const itemGap = 16.9;
const partGap = 18;
const chevronWidth = 24.75;
const languageWidth = 35;
/** The icons reach into the gaps beside them. */
const searchWidth = 41;
const favouritesWidth = 40;
const itemWidth = (title: string) => 18 + 7 * title.length;
const standardLogoWidth = (name: string) => 60 + 12 * name.length;
const logoHeight = 44;
const widestLogo = 224;
const logoWidth = ({ width, height }: { width: number; height: number }) =>
  Math.min((width / height) * logoHeight, widestLogo);
const buttonWidth = (text: string) => 32 + 7.8 * text.length;

type HeaderContents = {
  menu: readonly Pick<MenuItem, 'title' | 'children'>[];
  agencyName: string;
  logo: { width: number; height: number } | undefined;
  languageCount: number;
  hasFavourites: boolean;
  buttonText: string | undefined;
  places: Omit<HeaderArrangement, 'hasMenuRow'>;
};

/**
 * Estimates from text lengths whether the menu needs its own row, so that the first paint rarely shifts. A logo in the
 * centre needs as much room on either side of it.
 */
export function needsOwnRow({
  menu,
  agencyName,
  logo,
  languageCount,
  hasFavourites,
  buttonText,
  places,
}: HeaderContents): boolean {
  const items = menu.map(
    ({ title, children }) => itemWidth(title) + itemGap + (children.length > 0 ? chevronWidth : 0),
  );
  const button = buttonText ? buttonWidth(buttonText) + partGap : 0;
  const taken = { left: 0, center: 0, right: searchWidth + (hasFavourites ? favouritesWidth : 0) + button };
  taken[places.logo] += (logo ? logoWidth(logo) : standardLogoWidth(agencyName)) + partGap;
  taken[places.menu] += items.reduce((sum, width) => sum + width, 0);
  taken[places.language] += languageCount > 1 ? languageCount * languageWidth + partGap : 0;
  const { left, center, right } = taken;
  return center + (places.logo === 'center' ? 2 * Math.max(left, right) : left + right) > room;
}

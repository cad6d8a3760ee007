import type { MenuItem } from './load-menu.server.ts';

/** What the narrowest desktop has for logo, menu, languages and button side by side, in pixels. */
const room = 1185;
const gap = 22.5;
const chevronWidth = 31.5;
const languageWidth = 40.5;
const itemWidth = (title: string) => 12 + 8.2 * title.length;
const logoWidth = (name: string) => 60 + 12 * name.length;
const buttonWidth = (text: string) => 40 + 8.3 * text.length;

type Contents = {
  menu: readonly Pick<MenuItem, 'title' | 'children'>[];
  agencyName: string;
  languageCount: number;
  /** What stands on the button for a free valuation; undefined without it. */
  buttonText: string | undefined;
};

/** Whether the menu needs a row to itself on a desktop: an estimate on the safe side, by the length of its words. */
export function needsOwnRow({ menu, agencyName, languageCount, buttonText }: Contents): boolean {
  const items = menu.map(
    ({ title, children }) => itemWidth(title) + gap + (children.length > 0 ? chevronWidth : 0),
  );
  const languages = languageCount > 1 ? languageCount * languageWidth + gap : 0;
  const button = buttonText ? buttonWidth(buttonText) + gap : 0;
  const total = items.reduce((sum, width) => sum + width, logoWidth(agencyName) + gap + languages + button);
  return total > room;
}

import type { MenuItem } from './load-menu.server.ts';

/** What the narrowest desktop has for logo, menu, languages and button side by side, in pixels. */
const room = 1172;
const characterWidth = 9.5;
const gap = 28;
const chevronWidth = 30;
const logoWidth = (name: string) => 60 + 15 * name.length;

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
    ({ title, children }) => title.length * characterWidth + gap + (children.length > 0 ? chevronWidth : 0),
  );
  const languages = languageCount > 1 ? languageCount * 40 + gap : 0;
  const button = buttonText ? 60 + buttonText.length * characterWidth + gap : 0;
  const total = items.reduce((sum, width) => sum + width, logoWidth(agencyName) + gap + languages + button);
  return total > room;
}

import { readableOn, type ThemeChoice, themeTokens } from './theme.ts';

const hex = /^#[\da-f]{6}$/i;

/** The class that gives words an editor's colour; undefined for no colour, or a malformed one. */
export function tintClass(colour: string | null): string | undefined {
  return colour && hex.test(colour) ? `tint-${colour.slice(1).toLowerCase()}` : undefined;
}

/** A style sheet with those classes: each colour as it can be read on the theme's ground and surface. */
export function tintStyle(colours: readonly (string | null)[], theme: ThemeChoice): string {
  const tokens = themeTokens(theme);
  const grounds = [tokens['--color-ground'] ?? '#ffffff', tokens['--color-surface'] ?? '#ffffff'];
  const rules = colours.flatMap((colour) => {
    const name = tintClass(colour);
    return name && colour ? [`.${name}{color:${readableOn(colour.toLowerCase(), grounds)}}`] : [];
  });
  return [...new Set(rules)].join('');
}

import { darkTokens, readableOn, type ThemeChoice, themeTokens } from './theme.ts';
import { inDarkScheme } from './theme-style.ts';

const hex = /^#[\da-f]{6}$/i;

/** Returns the class of an editor's text colour; undefined for no colour or a malformed one. */
export function tintClass(colour: string | null): string | undefined {
  return colour && hex.test(colour) ? `tint-${colour.slice(1).toLowerCase()}` : undefined;
}

export function tintStyle(colours: readonly (string | null)[], theme: ThemeChoice): string {
  const dark = darkTokens(theme);
  return tintRules(colours, themeTokens(theme)) + (dark ? inDarkScheme(tintRules(colours, dark.page)) : '');
}

function tintRules(colours: readonly (string | null)[], tokens: Record<string, string>): string {
  const grounds = [tokens['--color-ground'] ?? '#ffffff', tokens['--color-surface'] ?? '#ffffff'];
  const rules = colours.flatMap((colour) => {
    const name = tintClass(colour);
    return name && colour ? [`.${name}{color:${readableOn(colour.toLowerCase(), grounds)}}`] : [];
  });
  return [...new Set(rules)].join('');
}

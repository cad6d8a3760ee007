import { fontStyle } from './fonts.ts';
import { darkTokens, readableOn, type ThemeChoice, themeTokens, groundTokens } from './theme.ts';

const hex = /^#[\da-f]{6}$/i;

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

function rule(selector: string, tokens: Record<string, string>): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}

/** Paper stays light. */
function inDarkScheme(rules: string): string {
  return rules && `@media screen and (prefers-color-scheme:dark){${rules}}`;
}

export type PageTheme = { style: string; fontFiles: readonly string[] };

const styles = new WeakMap<ThemeChoice, string>();

/** Unescaped: only tables of ours and checked hexadecimal colours of the editors get in, never other content. */
export function themeStyle(theme: ThemeChoice): string {
  const known = styles.get(theme);
  if (known) return known;
  const tokens = themeTokens(theme);
  const grounds = groundTokens(tokens).map(([name, ground]) => rule(`.ground-${name}`, ground));
  const style = [fontStyle(theme.fonts), rule(':root', tokens), ...grounds].join('');
  styles.set(theme, style);
  return style;
}

/** Follows `themeStyle`, which it overrides. Logos get a plate, since they may be dark; plans on white turn dark. */
export function darkStyle(theme: ThemeChoice, { hasDarkLogo }: { hasDarkLogo: boolean }): string {
  const dark = darkTokens(theme);
  if (!dark) return '';
  const grounds = dark.grounds.map(([name, ground]) => rule(`.ground-${name}`, ground));
  const logo = hasDarkLogo ? '.logo-usual:has(+*){display:none}.logo-on-dark{display:block}' : '';
  const over = { 'color-scheme': 'dark', '--plate': '#fff', '--plan': 'invert(.86) hue-rotate(180deg)' };
  return inDarkScheme(rule(':root', { ...over, ...dark.page }) + grounds.join('') + logo);
}

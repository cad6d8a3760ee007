import { darkTokens, groundTokens, type ThemeChoice, themeTokens } from './theme.ts';

function rule(selector: string, tokens: Record<string, string>): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}

/** Paper stays light. */
export function inDarkScheme(rules: string): string {
  return rules && `@media screen and (prefers-color-scheme:dark){${rules}}`;
}

const styles = new WeakMap<ThemeChoice, string>();

/** Builds a style sheet of custom properties; names and values come from `themeTokens`, never from content. */
export function themeStyle(theme: ThemeChoice): string {
  const known = styles.get(theme);
  if (known) return known;
  const tokens = themeTokens(theme);
  const grounds = groundTokens(tokens).map(([name, ground]) => rule(`.ground-${name}`, ground));
  const style = [rule(':root', tokens), ...grounds].join('');
  styles.set(theme, style);
  return style;
}

/** Follows `themeStyle`, whose rules it overrides. Logos may be dark on nothing, so they get a plate. */
export function darkStyle(theme: ThemeChoice, { hasDarkLogo }: { hasDarkLogo: boolean }): string {
  const dark = darkTokens(theme);
  if (!dark) return '';
  const grounds = dark.grounds.map(([name, ground]) => rule(`.ground-${name}`, ground));
  const logo = hasDarkLogo ? '.logo-usual:has(+*){display:none}.logo-on-dark{display:block}' : '';
  return inDarkScheme(
    rule(':root', { 'color-scheme': 'dark', '--plate': '#fff', ...dark.page }) + grounds.join('') + logo,
  );
}

import { agencyLogo } from '../content/cms/pictures/agency-pictures.server.ts';
import type { SiteContent } from '../content/cms/content.ts';
import { bannerClearance, clearanceStyle } from './header/banner-clearance.ts';
import type { LayoutData } from './layout-data.ts';
import { darkTokens, defaultTheme, themeTokens } from './theme/theme.ts';
import { darkStyle, themeStyle, tintStyle } from './theme/theme-style.ts';
import { topBarColours } from './top-bar/load-top-bar.server.ts';

export function loadTheme(
  content: SiteContent,
): Pick<LayoutData, 'bannerClearance' | 'barColours' | 'themeStyle'> {
  const theme = content.theme ?? defaultTheme;
  const hasDarkLogo = agencyLogo(content.settings)?.onDark !== undefined;
  return {
    themeStyle: [
      themeStyle(theme),
      clearanceStyle(theme),
      darkStyle(theme, { hasDarkLogo }),
      tintStyle(topBarColours(content), theme),
    ].join(''),
    barColours: {
      light: themeTokens(theme)['--color-ground'],
      dark: darkTokens(theme)?.page['--color-ground'],
    },
    bannerClearance: bannerClearance(theme),
  };
}

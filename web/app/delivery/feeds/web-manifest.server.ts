import type { LanguageId } from 'schemas/languages.ts';
import { type AgencyIcon, agencyIcon } from '../../content/cms/pictures/agency-pictures.server.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { defaultTheme, themeTokens } from '../../site/theme/theme.ts';
import { homePath } from '../../content/paths/build-path.ts';

type ManifestIcon = { src: string; sizes: string; type: string };

const standardIcons: readonly ManifestIcon[] = [192, 512].map((width) =>
  iconOf(`/icons/icon-${String(width)}.png`, width),
);

export function webManifest({ content }: Pick<Site, 'content'>, language: LanguageId): string {
  const { settings, theme } = content;
  const colours = themeTokens(theme ?? defaultTheme);
  const icon = agencyIcon(settings);
  return JSON.stringify({
    name: settings?.agencyName ?? undefined,
    description: perLanguage(settings?.tagline ?? null)[language],
    lang: languageTag(language),
    id: '/',
    start_url: homePath(language),
    scope: '/',
    display: 'browser',
    background_color: colours['--color-ground'],
    theme_color: colours['--color-accent'],
    icons: icon ? agencyIcons(icon) : standardIcons,
  });
}

function agencyIcons({ href, touchHref }: AgencyIcon): ManifestIcon[] {
  return [iconOf(href, 100), ...(touchHref ? [iconOf(touchHref, 400)] : [])];
}

function iconOf(src: string, width: number): ManifestIcon {
  return { src, sizes: `${String(width)}x${String(width)}`, type: 'image/png' };
}

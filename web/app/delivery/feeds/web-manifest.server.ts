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

type App = { id: string; start: string; scope: string; display: 'browser' | 'standalone' };

export function webManifest(site: Pick<Site, 'content'>, language: LanguageId): string {
  return manifest(site, language, { id: '/', start: homePath(language), scope: '/', display: 'browser' });
}

/** For what was taken along and opens without a network: the homes of a visitor, or the visits of a broker. */
export function appManifest(site: Pick<Site, 'content'>, language: LanguageId, path: string): string {
  return manifest(site, language, { id: path, start: path, scope: path, display: 'standalone' });
}

function manifest({ content }: Pick<Site, 'content'>, language: LanguageId, app: App): string {
  const { settings, theme } = content;
  const colours = themeTokens(theme ?? defaultTheme);
  const icon = agencyIcon(settings);
  return JSON.stringify({
    name: settings?.agencyName ?? undefined,
    description: perLanguage(settings?.tagline ?? null)[language],
    lang: languageTag(language),
    id: app.id,
    start_url: app.start,
    scope: app.scope,
    display: app.display,
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

import type { EntryKind } from '../../content/paths/path-table.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { pagePath } from '../../content/paths/build-path.ts';
import { assistantsPath, propertyFeedPath, sitemapIndexPath } from '../../content/paths/feed-path.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { tools } from './tools.server.ts';

const kinds: readonly EntryKind[] = ['property-list-sale', 'property-list-rent', 'project-list', 'home'];

export function assistantsText(
  site: Site,
  { settings, catalogue }: Pick<Platform, 'settings' | 'catalogue'>,
) {
  const { SITE_URL: siteUrl } = settings;
  const agency = site.content.settings?.agencyName ?? new URL(siteUrl).hostname;
  const { sale, rent } = catalogue.counts();
  const pages = site.languages.flatMap((language) =>
    kinds.flatMap((kind) => {
      const entry = site.paths.byKind(kind);
      const path = entry && pagePath(entry, language);
      return path
        ? [`- [${entry.titles[language] ?? path}](${siteUrl}${path}) (${languageTag(language)})`]
        : [];
    }),
  );
  return [
    `# ${agency}`,
    '',
    `> A real-estate agency in Belgium: ${String(sale)} homes for sale and ${String(rent)} to let at the moment.`,
    '',
    'Missing prices, addresses and facts are not published. Nothing can be booked or bought by a program: a person does, by the forms of the site.',
    '',
    '## Ask',
    '',
    `- [Model Context Protocol](${siteUrl}${assistantsPath}): streamable HTTP, without a session or a key`,
    ...tools.map(({ name, description }) => `  - \`${name}\`: ${description}`),
    `- [OpenAPI](${siteUrl}/feeds/openapi.json): the same homes and filters as JSON`,
    ...site.languages.map(
      (language) => `- [Homes (${languageTag(language)})](${siteUrl}${propertyFeedPath(language)})`,
    ),
    '',
    '## Read',
    '',
    ...pages,
    `- [All pages](${siteUrl}${sitemapIndexPath})`,
    '',
  ].join('\n');
}

import type { LanguageId } from 'schemas/languages.ts';
import type { SiteContent } from '../content/cms/content.ts';
import { contentLink } from '../content/cms/entry-path.ts';
import { perLanguage, type Site } from '../content/cms/site.server.ts';

type StoredLink = SiteContent['popups'][number]['link'];

export function localizedLink(site: Site, link: StoredLink | undefined, language: LanguageId) {
  const label = perLanguage(link?.label ?? null)[language] ?? null;
  return contentLink(site.paths, link ? { ...link, label } : null, language);
}

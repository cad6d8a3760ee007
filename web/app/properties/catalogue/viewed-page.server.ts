import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { projectPath, propertyPath } from '../../content/paths/build-path.ts';
import { resolvePath } from '../../content/paths/resolve-path.ts';
import { splitPath } from '../../content/i18n/language.ts';
import type { Catalogue } from './create-catalogue.ts';
import { belgianDay } from '../../platform/belgian-time.ts';

type View = { day: string; path: string; language: LanguageId; propertyId?: string };

type Seen = { site: Site; catalogue: Catalogue; now: Date };

export async function viewOf({ site, catalogue, now }: Seen, path: string): Promise<View | undefined> {
  const { language } = splitPath(path, site.languages);
  if (!language) return undefined;
  const view = { day: belgianDay(now), path, language };
  const resolved = resolvePath(site.paths, path);
  if (resolved.outcome === 'page') return view;
  const id = path.split('/').at(-2) ?? '';
  const project = await catalogue.project(id, language);
  if (project && projectPath(site.paths, project, language) === path) return view;
  const property = await catalogue.find(id, language);
  const isProperty = property && propertyPath(site.paths, property, language) === path;
  return isProperty ? { ...view, propertyId: property.id } : undefined;
}

import type { LanguageId } from 'schemas/languages.ts';
import { type Alternates, projectPath, propertyPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from './create-catalogue.ts';

type Addressed = {
  site: { paths: PathTable; languages: readonly LanguageId[] };
  catalogue: Pick<Catalogue, 'summaries' | 'project'>;
};

export async function alternatesOfProperties(
  { site: { paths, languages }, catalogue }: Addressed,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Alternates>> {
  const alternates = new Map<string, Alternates>();
  for (const language of languages) {
    for (const property of await catalogue.summaries(ids, language)) {
      const path = propertyPath(paths, property, language);
      alternates.set(property.id, { ...alternates.get(property.id), [language]: path });
    }
  }
  return alternates;
}

export async function propertyAlternates(addressed: Addressed, id: string): Promise<Alternates> {
  return (await alternatesOfProperties(addressed, [id])).get(id) ?? {};
}

export async function projectAlternates(
  { site: { paths, languages }, catalogue }: Addressed,
  id: string,
): Promise<Alternates> {
  const pairs = (
    await Promise.all(
      languages.map(async (language) => {
        const translated = await catalogue.project(id, language);
        const path = translated && projectPath(paths, translated, language);
        return path ? [[language, path] as const] : [];
      }),
    )
  ).flat();
  return Object.fromEntries(pairs);
}

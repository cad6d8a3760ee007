import type { LanguageId } from 'schemas/languages.ts';
import { type Alternates, projectPath, propertyPath } from '../../paths/build-path.ts';
import type { PathTable } from '../../paths/path-table.ts';
import { catalogue } from './catalogue.ts';

type Addressed = { paths: PathTable; languages: readonly LanguageId[] };

/** The paths of a property by language. */
export async function propertyAlternates({ paths, languages }: Addressed, id: string): Promise<Alternates> {
  const pairs = (
    await Promise.all(
      languages.map(async (language) =>
        (await catalogue.summaries([id], language)).map(
          (translated) => [language, propertyPath(paths, translated, language)] as const,
        ),
      ),
    )
  ).flat();
  return Object.fromEntries(pairs);
}

/** The paths of a project in the languages in which a page lists projects. */
export async function projectAlternates({ paths, languages }: Addressed, id: string): Promise<Alternates> {
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

import type { LanguageId } from 'schemas/languages.ts';
import { type Alternates, projectPath, propertyPath } from '../../paths/build-path.ts';
import type { PathTable } from '../../paths/path-table.ts';
import { catalogue } from './catalogue.ts';

type Addressed = { paths: PathTable; languages: readonly LanguageId[] };

/** The paths of a property by language. */
export function propertyAlternates({ paths, languages }: Addressed, id: string): Alternates {
  const pairs = languages.flatMap((language) =>
    catalogue
      .summaries([id], language)
      .map((translated) => [language, propertyPath(paths, translated, language)] as const),
  );
  return Object.fromEntries(pairs);
}

/** The paths of a project in the languages in which a page lists projects. */
export function projectAlternates({ paths, languages }: Addressed, id: string): Alternates {
  const pairs = languages.flatMap((language) => {
    const translated = catalogue.project(id, language);
    const path = translated && projectPath(paths, translated, language);
    return path ? [[language, path] as const] : [];
  });
  return Object.fromEntries(pairs);
}

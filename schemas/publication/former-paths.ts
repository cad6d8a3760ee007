import { filledIn, localizedValues, type StoredDocument } from './localized-values.ts';
import { textHash } from './text-hash.ts';

export type FormerPath = { _key: string; _type: 'formerPath'; language: string; path: string };

function pathsOf(document: StoredDocument | undefined): Map<string, string> {
  const field = document && localizedValues(document).find(({ path }) => path === 'path');
  const languages = [...(field?.items.keys() ?? [])];
  return new Map(
    languages.flatMap((language) => {
      const path = filledIn(field, language);
      return typeof path === 'string' ? [[language, path] as const] : [];
    }),
  );
}

function formerPathsOf(document: StoredDocument | undefined): FormerPath[] {
  return Array.isArray(document?.formerPaths) ? (document.formerPaths as FormerPath[]) : [];
}

/** Also keeps those of the published document: a draft restored to an earlier revision lacks the later ones. */
export function nextFormerPaths(
  document: StoredDocument,
  published: StoredDocument | undefined,
): FormerPath[] {
  const present = pathsOf(document);
  const wasPublic = published?.status === 'published';
  const left = wasPublic ? [...pathsOf(published)] : [];
  const added = left.map(([language, path]) => ({
    _key: textHash([language, path]),
    _type: 'formerPath' as const,
    language,
    path,
  }));
  const all = [...formerPathsOf(published), ...formerPathsOf(document), ...added].filter(
    ({ language, path }) => present.get(language) !== path,
  );
  const distinct = new Map(all.map((former) => [`${former.language}${former.path}`, former]));
  return [...distinct.values()];
}

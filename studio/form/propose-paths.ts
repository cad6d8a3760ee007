import { languages, type LanguageId } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';

export type ProposedPath = { language: LanguageId; path: string };

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Search results cut longer addresses off. */
const longest = 60;

function cutAtWord(slug: string): string {
  if (slug.length <= longest) return slug;
  const end = slug.lastIndexOf('-', longest);
  return slug.slice(0, end > 0 ? end : longest);
}

/** Writes a title as a path, such as `/ons-verhaal/`; undefined for one without letters or digits. */
export function pathFromTitle(title: string): string | undefined {
  const plain = title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæßøł]/g, (letter) => ligatures[letter] ?? '');
  const slug = cutAtWord(plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''));
  return slug === '' ? undefined : `/${slug}/`;
}

/** Proposes a path for each enabled language that has a title and no path yet. */
export function proposedPaths(
  titles: Localized<string> | undefined,
  paths: Localized<string> | undefined,
  enabled: readonly LanguageId[],
): ProposedPath[] {
  return languages.flatMap(({ id: language }) => {
    if (!enabled.includes(language) || inLanguage(paths, language)) return [];
    const path = pathFromTitle(inLanguage(titles, language) ?? '');
    return path === undefined ? [] : [{ language, path }];
  });
}

import type { LanguageId } from 'schemas/languages.ts';
import { inLanguage } from 'schemas/fields/localized.ts';
import { pairVersions } from '../content/versions.ts';
import { pageTree, type PageTreeDocument } from '../structure/page-tree.ts';
import { searchTree, treeRow, type TreeRow, type TreeSection } from '../tree-pane/tree.ts';
import { say } from '../locale/say.ts';

export const pageChoicesQuery = `*[_type in ["page", "menu"] || (_type == "article" && count(path[defined(value)]) > 0)] {
  _id, _type, title, path, status, kind,
  "items": items[] { "page": page._ref, "children": children[] { "page": page._ref } }
} | order(_type, _id)`;

/** There is no preview without a path in the chosen language. */
export type PageChoice = { row: TreeRow; path: string | undefined };

type ChoiceSection = { title?: string; choices: PageChoice[] };

export function pageChoices(
  stored: readonly PageTreeDocument[],
  language: LanguageId,
  typed: string,
): ChoiceSection[] {
  const documents = pairVersions(stored);
  const paths = new Map(
    documents.map(({ id, present }) => [id, inLanguage(present.path ?? undefined, language)]),
  );
  const articles = documents.filter(({ present }) => present._type === 'article');
  const sections: TreeSection[] = [
    ...pageTree(stored),
    { title: say('Articles'), rows: articles.map((article) => treeRow(article, 0)) },
  ];
  return searchTree(sections, typed).map(({ rows, ...section }) => ({
    ...section,
    choices: rows.map((row) => ({ row, path: paths.get(row.id) })),
  }));
}

export function samePageIn(
  stored: readonly PageTreeDocument[],
  from: { language: LanguageId; path: string },
  language: LanguageId,
): string | undefined {
  const page = pairVersions(stored).find(
    ({ present }) => inLanguage(present.path ?? undefined, from.language) === from.path,
  );
  return inLanguage(page?.present.path ?? undefined, language);
}

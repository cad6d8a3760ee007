import { isLanguageId, type LanguageId } from '../languages.ts';
import type { StoredDocument } from '../publication/localized-values.ts';
import { ownAddress } from './site-addresses.ts';
import { isNode, type Node } from './walk.ts';

type Move = [from: string, to: string];
type Written = { language: LanguageId; path: string };

function writtenPaths(items: unknown, name: 'value' | 'path'): Written[] {
  const nodes = Array.isArray(items) ? (items as unknown[]).filter(isNode) : [];
  return nodes.flatMap(({ language, [name]: path }) =>
    isLanguageId(language) && typeof path === 'string' && path !== '' ? [{ language, path }] : [],
  );
}

export function addressesOf({ path }: Node): string[] {
  return writtenPaths(path, 'value').map(({ language, path: below }) => `/${language}${below}`);
}

export function formerMoves({ path, formerPaths }: StoredDocument): Move[] {
  const present = new Map(writtenPaths(path, 'value').map((written) => [written.language, written.path]));
  return writtenPaths(formerPaths, 'path').flatMap(({ language, path: former }): Move[] => {
    const to = present.get(language);
    return to === undefined ? [] : [[`/${language}${former}`, `/${language}${to}`]];
  });
}

export function pageMoves(document: StoredDocument): Move[] {
  const { redirect, redirectUrl } = document;
  if (redirect !== true || typeof redirectUrl !== 'string') return [];
  return addressesOf(document).map((address): Move => [address, redirectUrl]);
}

export function redirectMoves(
  { from, to }: StoredDocument,
  pageOf: (id: string) => Node | undefined,
): Move[] {
  const address = isNode(to) ? targetOf(to, pageOf) : undefined;
  return typeof from === 'string' && address !== undefined ? [[ownAddress(from), address]] : [];
}

function targetOf(
  { page, property, url }: Node,
  pageOf: (id: string) => Node | undefined,
): string | undefined {
  const id = isNode(page) ? page._ref : undefined;
  const target = typeof id === 'string' ? pageOf(id) : undefined;
  if (target) return addressesOf(target)[0];
  if (typeof property === 'string') return undefined;
  return typeof url === 'string' ? url : undefined;
}

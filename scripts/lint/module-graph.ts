import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const rooms = /^(schemas|studio|web|seed|lake|tests)(\/|$)/;

/** Returns undefined for a package; every import of ours names its file. */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return rooms.test(specifier) ? specifier : undefined;
}

export type ModuleGraph = (file: string) => readonly string[];

/** Includes type imports. */
export function moduleGraph(root: string): ModuleGraph {
  const read = new Map<string, readonly string[]>();
  return (file) => {
    const known = read.get(file);
    if (known) return known;
    const source = path.join(root, file);
    const isCode = /\.[cm]?[jt]sx?$/.test(file) && existsSync(source);
    const imported = isCode ? ts.preProcessFile(readFileSync(source, 'utf8'), true, true).importedFiles : [];
    const files = imported.flatMap(({ fileName }) => resolveImport(file, fileName) ?? []);
    read.set(file, files);
    return files;
  };
}

export function importChain(graph: ModuleGraph, from: string, to: string): string[] | undefined {
  const importers = new Map<string, string | undefined>([[from, undefined]]);
  // A map also iterates over entries added during iteration.
  for (const [file] of importers) {
    if (file === to) break;
    for (const next of graph(file)) if (!importers.has(next)) importers.set(next, file);
  }
  if (!importers.has(to)) return undefined;
  const chain = [to];
  for (let file = importers.get(to); file !== undefined; file = importers.get(file)) chain.unshift(file);
  return chain;
}

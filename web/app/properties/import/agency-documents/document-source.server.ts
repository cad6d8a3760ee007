import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { agencyDocumentsFolder } from '../../owner-records/owner-record.ts';
import { download, Unreadable } from '../download.server.ts';

export type DocumentSource = {
  /** Names of all files that are there; undefined where they cannot be listed. */
  list: () => Promise<readonly string[] | undefined>;
  /** @throws Unreadable */
  read: (name: string, mostBytes: number) => Promise<Uint8Array>;
};

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** They lie in a folder beside the export, or below the same address with the same query, which may hold a key. */
export function sourceOf(exported: string): DocumentSource {
  if (isAddress(exported)) return sourceAt(new URL(exported));
  const folder = path.join(path.dirname(exported), agencyDocumentsFolder);
  return {
    list: async () => (await readdir(folder).catch(() => [])).toSorted(),
    read: async (name, mostBytes) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) throw new Unreadable('is missing beside the export');
      if (found.size > mostBytes) throw new Unreadable(`is larger than ${mostBytes} bytes`);
      return readFile(file);
    },
  };
}

function sourceAt(exported: URL): DocumentSource {
  return {
    list: () => Promise.resolve(undefined),
    read: async (name, mostBytes) => {
      const address = new URL(`${agencyDocumentsFolder}/${name}`, exported);
      address.search = exported.search;
      return download(address, mostBytes);
    },
  };
}

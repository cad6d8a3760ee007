import { runReasons } from 'schemas/import-reasons.ts';
import { readBytes } from '../../platform/http/small-body.server.ts';
import { agencyDocumentsFolder } from '../owner-records/owner-record.ts';
import { type ExportLists, listsOf } from './export-lists.ts';

const patience = 60_000;

/** Says in a sentence why; never with the address, which may hold a key. */
export class Unreadable extends Error {}

export const megabytes = (count: number) => count * 1_000_000;

export const tooLarge = (mostBytes: number) =>
  new Unreadable(runReasons.tooLarge.replace('{1}', String(Math.floor(mostBytes / megabytes(1)))));

/** Undefined where unchanged. Follows no redirect, which could lead out of https. @throws Unreadable */
export async function download(
  address: URL,
  mostBytes: number,
  since?: Date,
): Promise<Uint8Array | undefined> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: since ? { 'If-Modified-Since': since.toUTCString() } : {},
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response) throw new Unreadable(runReasons.silent);
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Unreadable(runReasons.refused.replace('{1}', String(response.status)));
  const bytes = await readBytes(response, mostBytes);
  if (bytes === 400) throw new Unreadable(runReasons.silent);
  if (bytes === 413) throw tooLarge(mostBytes);
  return bytes;
}

/** Papers lie below the address of the export, with its query, which may hold a key. */
export function documentBeside(exported: URL, name: string): URL {
  const address = new URL(`${agencyDocumentsFolder}/${name}`, exported);
  address.search = exported.search;
  return address;
}

/** @throws Unreadable for what holds no property */
export function parseExport(bytes: Uint8Array): ExportLists {
  let exported: unknown;
  try {
    exported = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Unreadable(runReasons.noJson);
  }
  const lists = listsOf(exported);
  if (!lists) throw new Unreadable(runReasons.noExport);
  if (lists.Properties.length === 0) throw new Unreadable(runReasons.empty);
  return lists;
}

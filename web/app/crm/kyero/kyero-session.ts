import { z } from 'zod';
import { sha256 } from '../../platform/signing/sha256.ts';
import { ask } from '../connector/ask.ts';
import type { Call, Fetched, Login, RefPage, Session } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { parseJson } from '../connector/read.ts';
import { readXml, type XmlElement } from '../connector/read-xml.ts';
import { cutProperty } from './kyero-facts.ts';

const wanted = { root: 'root', names: new Set(['property']) };

const placeSchema = z.object({ etag: z.string().optional(), modified: z.string().optional() });

type File = { cursor: string; records: ReadonlyMap<string, Fetched> };

/** The end of the address is a secret. It may lead to no other host than that of the settings. */
function addressOf({ address, account, secret }: Login): string {
  const end = secret.replace('{account}', encodeURIComponent(account));
  if (!URL.canParse(address) || !URL.canParse(end, address)) throw new CrmProblem('wrong-secret');
  const [host, file] = [new URL(address), new URL(end, address)];
  const isPrivate = file.protocol === 'https:' || file.hostname === 'localhost';
  if (file.origin !== host.origin || !isPrivate) throw new CrmProblem('wrong-secret');
  return file.href;
}

/** Picks the same one of twins in whatever order they come. */
function recordsOf(properties: readonly XmlElement[]): ReadonlyMap<string, Fetched> {
  const records = new Map<string, Fetched>();
  for (const property of properties) {
    const record = cutProperty(property);
    const { id } = record;
    const mark = sha256(JSON.stringify(record));
    if (typeof id === 'string' && mark > (records.get(id)?.mark ?? '')) records.set(id, { record, mark });
  }
  return records;
}

/** One file holds all offers. A record is marked by its content, because its own date does not always move. */
export function openKyero(login: Login, call: Call): Session {
  let file: File | undefined;

  async function read(known: z.infer<typeof placeSchema> = {}): Promise<File | undefined> {
    const headers = {
      Accept: 'application/xml, text/xml;q=0.9, */*;q=0.1',
      ...(known.etag !== undefined && { 'If-None-Match': known.etag }),
      ...(known.modified !== undefined && { 'If-Modified-Since': known.modified }),
    };
    const response = await ask(call, addressOf(login), { headers }, [304, 401, 403, 404]);
    if (response.status === 304) return undefined;
    if (!response.ok) throw new CrmProblem('wrong-secret');
    const properties: XmlElement[] = [];
    await readXml(response.body, wanted, (property) => void properties.push(property));
    const [etag, modified] = ['ETag', 'Last-Modified'].map((name) => response.headers.get(name) ?? undefined);
    return { cursor: JSON.stringify({ etag, modified }), records: recordsOf(properties) };
  }

  async function whole(): Promise<File> {
    file ??= await read();
    if (!file) throw new CrmProblem('unreadable');
    return file;
  }

  const pageOf = ({ cursor, records }: File): RefPage => ({
    refs: [...records].map(([key, { mark }]) => ({ key, mark })),
    cursor,
    isComplete: true,
  });

  async function changes(cursor: string): Promise<RefPage> {
    const known = placeSchema.safeParse(parseJson(cursor));
    file = await read(known.data);
    return file ? pageOf(file) : { refs: [], cursor, isComplete: true };
  }

  /** Reads the file again for homes that one lacked, so that a slip of its writer removes nothing. */
  async function allKeys(): Promise<RefPage> {
    file = undefined;
    const page = pageOf(await whole());
    file = undefined;
    return page;
  }

  async function fetchProperties(keys: readonly string[]): Promise<ReadonlyMap<string, Fetched>> {
    const { records } = await whole();
    return new Map(
      keys.flatMap((key) => {
        const found = records.get(key);
        return found ? [[key, found]] : [];
      }),
    );
  }

  return { changes, allKeys, fetch: fetchProperties };
}

import { CrmProblem } from './crm-problem.ts';

export type ZipEntry = {
  /** A path that cannot lead out of the archive. */
  name: string;
  /** Unpacked bytes. */
  size: number;
  open: () => ReadableStream<Uint8Array>;
};

const mostEntries = 400;
const mostBytes = 256 * 1024 * 1024;
/** Text packs this much at best; a bomb promises more. */
const largestRatio = 200;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
/** The end record, and the longest comment behind it. */
const endLength = 22;
const longestComment = 65_535;

const unreadable = () => new CrmProblem('unreadable');

/** Refuses paths of other systems, and those that lead out of the archive. */
function isSafe(name: string): boolean {
  const parts = name.split('/');
  return name !== '' && !/[\\:\0]/.test(name) && !parts.includes('..') && !name.startsWith('/');
}

/** The end record is written last: without it, the archive is incomplete. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (
      view.getUint32(at, true) === endMark &&
      at + endLength + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  throw unreadable();
}

function exactly(size: number): TransformStream<Uint8Array, Uint8Array> {
  let left = size;
  return new TransformStream({
    transform: (chunk, controller) => {
      left -= chunk.length;
      if (left < 0) controller.error(unreadable());
      else controller.enqueue(chunk);
    },
    flush: (controller) => {
      if (left > 0) controller.error(unreadable());
    },
  });
}

type Part = { method: number; packed: Uint8Array<ArrayBuffer>; size: number };

function unpack({ method, packed, size }: Part): ReadableStream<Uint8Array> {
  const stored = new Blob([packed]).stream();
  if (method === 0) return stored;
  return stored.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(exactly(size));
}

function readEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw unreadable();
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entryMark) throw unreadable();
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [length, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const start = view.getUint32(at + 42, true);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    total += size;
    const isPlain = (flags & 1) === 0 && (method === 8 || (method === 0 && length === size));
    if (!isPlain || !isSafe(name) || total > mostBytes || size > length * largestRatio) throw unreadable();
    if (name.endsWith('/')) continue;
    if (view.getUint32(start, true) !== fileMark) throw unreadable();
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const packed = bytes.subarray(from, from + length);
    if (packed.length < length) throw unreadable();
    entries.push({ name, size, open: () => unpack({ method, packed, size }) });
  }
  return entries;
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Unpacks on opening. @throws CrmProblem if cut, locked, too large, over 4 GB, or naming a place outside of it */
export function readZip(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  try {
    return readEntries(bytes);
  } catch (error) {
    // A place beyond the end is a RangeError.
    throw error instanceof CrmProblem ? error : unreadable();
  }
}

/** @throws CrmProblem for a file that is broken, or larger than `most` bytes */
export async function bytesOf(entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > most) throw unreadable();
  const bytes = await new Response(entry.open()).arrayBuffer().catch(() => undefined);
  if (!bytes) throw unreadable();
  return new Uint8Array(bytes);
}

import { type FileExtension, fileExtensionOf, signatureLength } from '../../platform/files/file-type.ts';
import { finishUpload, reserveUpload } from '../store/uploads.server.ts';
import { createObjectWriter, type ObjectWriter } from '../../platform/files/object-writer.server.ts';
import { removeFree } from './remove-uploads.server.ts';
import type { Part } from '../../platform/http/read-multipart.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { bytesOf, mostUnsent, uploadLimits } from '../definition/upload-limits.ts';
import { logProblem } from '../../platform/log.server.ts';

/** Characters, without the extension. */
const longestName = 80;

/** The last part of a visitor's file name, without control or direction characters. */
export function shownFileName(given: string): string {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).slice(-1);
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, '').trim();
  return Array.from(plain).slice(0, longestName).join('');
}

export function storedFileName(given: string, extension: FileExtension): string {
  const name = shownFileName(given)
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'document'}.${extension}`;
}

export type StoredFile = { id: string; name: string; size: number };

export type FileProblem = 'type' | 'size' | 'empty' | 'failed' | 'full';

export type RefusedFile = { name: string; problem: FileProblem };

export type Stores = Pick<Platform, 'database' | 'uploads'>;

/** `declared` are the bytes of the whole request. */
type Arrival = { now: Date; declared: number };

const largest = bytesOf(uploadLimits.megabytes);

/** Takes a file in chunks and stores it under a random key. Never throws; what is refused is not stored. */
function createFileSink({ database, uploads }: Stores, givenName: string, { now, declared }: Arrival) {
  const id = crypto.randomUUID();
  let size = 0;
  let start: Uint8Array = new Uint8Array();
  let name = shownFileName(givenName);
  let problem: FileProblem | undefined;
  let writer: ObjectWriter | undefined;

  async function begin(): Promise<void> {
    const type = fileExtensionOf(start);
    if (!type) {
      problem = 'type';
      return;
    }
    name = storedFileName(givenName, type);
    const room = { most: mostUnsent, largest: Math.min(largest, declared) };
    if (!(await reserveUpload(database, { id, name, type, createdAt: now }, room))) {
      logProblem('Files of forms that were not sent take all the room they have.');
      problem = 'full';
      return;
    }
    writer = createObjectWriter(uploads, id);
    await writer.write(start);
  }

  async function store(chunk: Uint8Array): Promise<void> {
    if (writer) return writer.write(chunk);
    start = new Uint8Array([...start, ...chunk]);
    if (start.byteLength >= signatureLength) await begin();
  }

  async function attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch {
      problem = 'failed';
    }
  }

  return {
    async write(chunk: Uint8Array): Promise<void> {
      size += chunk.byteLength;
      if (size > largest) problem ??= 'size';
      if (!problem) await attempt(() => store(chunk));
    },
    /** The scheduled job finds the row of what cannot be removed. */
    async abort(): Promise<void> {
      if (!writer) return;
      await attempt(writer.abort);
      await removeFree({ database, uploads }, [{ id }]);
    },
    async end(): Promise<StoredFile | RefusedFile> {
      if (size === 0) problem = 'empty';
      else if (!writer) problem ??= 'type';
      if (!problem) {
        await attempt(async () => {
          await writer?.close();
          await finishUpload(database, id, size);
        });
      }
      if (!problem) return { id, name, size };
      const refused = { name, problem };
      await this.abort();
      return refused;
    },
  };
}

/** @throws Error for a body that breaks off */
export async function storeFile({ fileName = '', data }: Part, stores: Stores, arrival: Arrival) {
  const sink = createFileSink(stores, fileName, arrival);
  try {
    for await (const chunk of data) await sink.write(chunk);
  } catch (error) {
    await sink.abort();
    throw error;
  }
  return sink.end();
}

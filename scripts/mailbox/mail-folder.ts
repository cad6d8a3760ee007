import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The SMTP envelope, which may differ from the headers. */
export type Envelope = { sender: string; recipients: readonly string[] };

const ending = '.eml';

/** The time of arrival comes first, so that the names sort by it. */
const nameShape = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}$/;

function isMailId(text: string): boolean {
  return nameShape.test(text);
}

export function arrivalOf(id: string): Date {
  const [day = '', time = ''] = id.slice(0, 23).split('T');
  const [hours = '', minutes = '', seconds = '', milliseconds = ''] = time.split('-');
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

function trace({ sender, recipients }: Envelope, now: Date): string {
  return [
    `Return-Path: <${sender}>`,
    ...recipients.map((recipient) => `Delivered-To: ${recipient}`),
    `Received: by mailbox; ${now.toUTCString()}`,
    '',
  ].join('\r\n');
}

export async function keepMail(folder: string, source: Uint8Array, envelope: Envelope): Promise<string> {
  const now = new Date();
  const id = `${now.toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  const file = path.join(folder, id);
  mkdirSync(folder, { recursive: true });
  await writeFile(`${file}.part`, Buffer.concat([Buffer.from(trace(envelope, now)), source]));
  await rename(`${file}.part`, `${file}${ending}`);
  return id;
}

export function listMails(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter(isMailId)
    .sort()
    .reverse();
}

export async function readSource(folder: string, id: string): Promise<Buffer | undefined> {
  if (!isMailId(id)) return undefined;
  return readFile(path.join(folder, `${id}${ending}`)).catch(() => undefined);
}

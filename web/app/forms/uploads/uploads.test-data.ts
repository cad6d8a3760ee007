import { expect } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { memoryBucket } from '../../platform/files/memory-bucket.test-data.ts';
import { an, filled, type Poster, post } from '../submit/posting.test-data.ts';
import { uploadField } from '../definition/upload-limits.ts';

const application = {
  ...an,
  phone: '0470 00 00 00',
  address: 'Korenmarkt 1',
  postalCode: '2800',
  city: 'Mechelen',
  people: '2',
  income: '€ 3.150',
};

export const pdf = (name: string, size = 64) =>
  new File(['%PDF-1.7\n', new Uint8Array(Math.max(0, size - 9))], name, { type: 'application/pdf' });

export function emptyStores() {
  const { objects, bucket } = memoryBucket();
  return { database: emptyDatabase(), uploads: bucket, objects };
}

export async function multipart(fields: Record<string, string | undefined>, files: readonly File[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  for (const file of files) form.append(uploadField, file);
  const request = new Request('https://site.test/', { method: 'POST', body: form });
  return { body: await request.arrayBuffer(), type: request.headers.get('Content-Type') ?? '' };
}

export async function apply(
  files: readonly File[],
  { values = {}, headers, ...poster }: Poster & { values?: Record<string, string | undefined> } = {},
) {
  const fields = { ...(await filled(application, { form: 'rental-application' })), ...values };
  const { body, type } = await multipart(fields, files);
  const told = { 'Content-Type': type, 'Content-Length': String(body.byteLength), ...headers };
  return post(body, { propertyId: '2139', headers: told, ...poster });
}

export function filesOf({ result }: Awaited<ReturnType<typeof apply>>) {
  const files = result?.files;
  expect(files).toBeDefined();
  return { token: files?.token ?? '', ids: (files?.each ?? []).map(({ id }) => id) };
}

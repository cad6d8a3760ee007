import type { FileExtension } from '../../platform/files/file-type.ts';

export const documentTypes = ['pdf', 'jpg', 'png'] as const satisfies readonly FileExtension[];

export type DocumentType = (typeof documentTypes)[number];

/** In the private bucket: only mails link to them. */
export const documentFolder = 'property-documents';

const bundled = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../seed/sample/properties/documents/*.pdf', {
      query: '?inline',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
}

export async function readDocument(
  uploads: R2Bucket,
  name: string,
): Promise<{ body: BodyInit; type: DocumentType } | undefined> {
  const type = documentTypes.find((extension) => name.endsWith(`.${extension}`));
  const url = bundled.get(name);
  const body = url === undefined ? (await uploads.get(`${documentFolder}/${name}`))?.body : bytesOf(url);
  return type && body && { body, type };
}

export async function storeDocumentFile(
  uploads: R2Bucket,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await uploads.put(`${documentFolder}/${name}`, bytes);
}

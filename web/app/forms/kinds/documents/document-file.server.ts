const samples = import.meta.glob<string>('../../../../../seed/properties/documents/*.pdf', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const kindOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.pdf'.length);

const byKind = new Map(Object.entries(samples).map(([path, url]) => [kindOf(path), url]));

/** The sample for documents of this kind; it says that it is one. */
export function documentFile(kind: string): Uint8Array<ArrayBuffer> | undefined {
  const url = byKind.get(kind);
  if (url === undefined) return undefined;
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
}

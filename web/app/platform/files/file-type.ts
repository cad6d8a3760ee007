export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  webp: 'image/webp',
} as const;

export type FileExtension = keyof typeof fileTypes;

/** Bytes at the start of a file that tell its type. */
export const signatureLength = 12;

const signatures: readonly (readonly [FileExtension, RegExp])[] = [
  ['pdf', /^%PDF-\d\.\d/],
  ['jpg', /^\xff\xd8\xff[\xc0-\xfe]/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['heic', /^\0\0\0[^]ftyp(?:heic|heix|heim|heis|mif1)/],
  ['webp', /^RIFF[^]{4}WEBP/],
];

/** Tells the type from the content, since name and header are the sender's to choose. A PDF may not begin later. */
export function fileExtensionOf(start: Uint8Array): FileExtension | undefined {
  const text = String.fromCharCode(...start.subarray(0, signatureLength));
  return signatures.find(([, signature]) => signature.test(text))?.[0];
}

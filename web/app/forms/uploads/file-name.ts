import type { FileExtension } from '../../platform/files/file-type.ts';

/** Characters, without the extension. */
const longestName = 80;

/** The last part of a visitor's file name, without control or direction characters. */
export function shownFileName(given: string): string {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).slice(-1);
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, '').trim();
  return Array.from(plain).slice(0, longestName).join('');
}

/** A harmless name with the extension of what the file really is. */
export function storedFileName(given: string, extension: FileExtension): string {
  const name = shownFileName(given)
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'document'}.${extension}`;
}

import { expect, test } from 'vitest';
import { fileExtensionOf } from './file-type.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['pdf', '%PDF-1.7\n%\xe2\xe3\xcf\xd3'],
  ['jpg', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01'],
  ['jpg', '\xff\xd8\xff\xdb\0\x43\0\x08\x06\x06\x07\x06'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['heic', '\0\0\0\x24ftypheic\0\0\0\0'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
])('recognises %s by its first bytes', (extension, start) => {
  expect(fileExtensionOf(latin(start))).toBe(extension);
});

test.each([
  ['a program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
  ['a page', '<!doctype html>%PDF-1.7'],
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['an archive', 'PK\x03\x04\x14\0\0\0\x08\0\0\0'],
  ['a PDF behind a line', '\n%PDF-1.7\n%\xe2\xe3'],
  ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a film', '\0\0\0\x20ftypisom\0\0\x02\0'],
  ['a beginning', '%PDF-'],
  ['nothing', ''],
])('takes %s for none of them', (_, start) => {
  expect(fileExtensionOf(latin(start))).toBeUndefined();
});

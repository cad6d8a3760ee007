import { expect, test } from 'vitest';
import { shownFileName, storedFileName } from './file-sink.server.ts';

test.each([
  ['loonbrief.pdf', 'loonbrief.pdf'],
  ['Été 2025 (2).PDF', 'Été 2025 (2).pdf'],
  ['scan', 'scan.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\An\\loon.exe', 'loon.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie b.pdf'],
  ['loon\u202efdp.exe', 'loonfdp.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['..', 'document.pdf'],
  ['', 'document.pdf'],
  ['\0', 'document.pdf'],
])('%j is stored as %j', (given, stored) => {
  expect(storedFileName(given, 'pdf')).toBe(stored);
});

test('a long name is cut between characters', () => {
  expect(shownFileName('🏠'.repeat(200))).toBe('🏠'.repeat(80));
});

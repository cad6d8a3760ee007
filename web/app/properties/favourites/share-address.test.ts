import { expect, test, vi } from 'vitest';
import { shareAddress } from './share-address.ts';

const share = (navigator: object) => {
  vi.stubGlobal('navigator', navigator);
  return shareAddress('Bewaarde panden', 'https://site.test/nl/?ids=2101');
};

test('the browser’s own sheet is preferred, and closing it is no failure', async () => {
  const sheet = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const writeText = vi.fn();
  expect(await share({ share: sheet, clipboard: { writeText } })).toBeUndefined();
  const shared = { title: 'Bewaarde panden', url: 'https://site.test/nl/?ids=2101' };
  expect(sheet).toHaveBeenCalledExactlyOnceWith(shared);
  expect(writeText).not.toHaveBeenCalled();
});

test('without a sheet the address is copied, and a refusal is told', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await share({ clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://site.test/nl/?ids=2101');
  expect(await share({ clipboard: { writeText: () => Promise.reject(new Error('no')) } })).toBe('notCopied');
  expect(await share({})).toBe('notCopied');
});

import { expect, test, vi } from 'vitest';
import { pickLanguage } from './staff-language.ts';

test('the language chosen before goes first, then those of the browser, then Dutch', () => {
  expect(pickLanguage('fr', ['en-GB'])).toBe('fr');
  expect(pickLanguage(null, ['de-DE', 'fr-BE', 'nl'])).toBe('fr');
  expect(pickLanguage('de', ['en-GB'])).toBe('en');
  expect(pickLanguage(null, ['de-DE'])).toBe('nl');
  expect(pickLanguage(null, [])).toBe('nl');
});

test('where the browser refuses storage, the Studio starts in the language of the browser', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { languages: ['fr-BE'] });
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  vi.resetModules();
  const { changeStaffLanguage, staffLanguage } = await import('./staff-language.ts');
  expect(staffLanguage).toBe('fr');
  expect(() => changeStaffLanguage('nl')).not.toThrow();
});

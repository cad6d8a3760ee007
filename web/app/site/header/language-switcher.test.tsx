import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '../../content/i18n/text.tsx';
import { CurrentPageProvider } from '../current-page.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

const render = (languages: ('nl' | 'fr' | 'en')[]) =>
  renderToStaticMarkup(
    <TextProvider language="nl" texts={{ 'language.label': 'Taal kiezen' }}>
      <CurrentPageProvider
        value={{ pathname: '/nl/contact/', search: '?a=1', alternates: { fr: '/fr/contact/' }, header: {} }}
      >
        <LanguageSwitcher languages={languages} />
      </CurrentPageProvider>
    </TextProvider>,
  );

test('the accessible name of a language begins with its visible code', () => {
  const html = render(['nl', 'fr', 'en']);
  const links = [...html.matchAll(/aria-label="([^"]+)"[^>]*>([A-Z]{2})<\/a>/g)].map(([, name, text]) => [
    name,
    text,
  ]);
  expect(links).toEqual([
    ['NL – Nederlands', 'NL'],
    ['FR – Français', 'FR'],
    ['EN – English', 'EN'],
  ]);
});

test('a page that a language lacks leads to its home page, and filters travel along', () => {
  const html = render(['nl', 'fr', 'en']);
  expect(html).toContain('href="/fr/contact/?a=1"');
  expect(html).toContain('href="/en/"');
  expect(render(['nl'])).toBe('');
});

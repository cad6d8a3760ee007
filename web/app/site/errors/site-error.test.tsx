import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Texts } from '../../content/cms/content.ts';
import { TextProvider } from '../../content/i18n/text.tsx';
import { SiteError } from './site-error.tsx';

const texts: Texts = {
  'error.title': 'Une erreur s’est produite',
  'contact.callUs': 'Appelez-nous au {phone}',
  'contact.mailUs': 'Écrivez-nous à {email}',
};

function render(phone: string | null, email: string | null): string {
  const agency = { name: 'Huis & Haard', logo: undefined, tagline: undefined, phone, email };
  return renderToStaticMarkup(
    <TextProvider language="fr" texts={texts}>
      <SiteError agency={agency} />
    </TextProvider>,
  );
}

test('a page that has failed names the telephone and e-mail of the agency in its language', () => {
  const markup = render('+32 15 00 00 00', 'info@huisenhaard.example');
  expect(markup).toContain('<a href="tel:+3215000000">Appelez-nous au +32 15 00 00 00</a>');
  expect(markup).toContain(
    '<a href="mailto:info@huisenhaard.example">Écrivez-nous à info@huisenhaard.example</a>',
  );
  expect(markup).toContain('href="/fr/"');
});

test('what the agency has not got is left out of it', () => {
  const markup = render(null, null);
  expect(markup).not.toContain('tel:');
  expect(markup).not.toContain('mailto:');
});

import { useMatches } from '@remix-run/react';
import type { LanguageId } from 'schemas/languages.ts';
import { languageName, languageTag } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.tsx';
import { homePath, type Alternates } from '../paths/build-path.ts';

/** Leads to the page at hand in the other languages; to the home page of one that the page does not have. */
export function LanguageSwitcher({ languages }: { languages: readonly LanguageId[] }) {
  const t = useText();
  const current = useLanguage();
  const alternates = useAlternates();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('language.label')} className="ml-auto md:ml-0">
      <ul className="flex gap-3 text-sm">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={alternates[language] ?? homePath(language)}
              hrefLang={languageTag(language)}
              lang={languageTag(language)}
              aria-current={language === current ? 'true' : undefined}
              aria-label={languageName(language)}
              className="language-link"
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useAlternates(): Alternates {
  const page = useMatches().at(-1)?.data;
  const hasAlternates = typeof page === 'object' && page !== null && 'alternates' in page;
  // Only the loaders of pages name a field so, and they all give it this type.
  return hasAlternates ? (page.alternates as Alternates) : {};
}

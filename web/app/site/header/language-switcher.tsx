import { type LanguageId, languageTitle } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { homePath } from '../../content/paths/build-path.ts';
import { useCurrentPage } from '../current-page.tsx';

/** Links to the current page in each language, keeping filters; falls back to that language's home page. */
export function LanguageSwitcher({ languages }: { languages: readonly LanguageId[] }) {
  const t = useText();
  const current = useLanguage();
  const { alternates, search } = useCurrentPage();
  if (languages.length < 2) return null;
  const hrefIn = (language: LanguageId) => {
    const path = alternates[language];
    if (!path) return homePath(language);
    // Lists translate their own filters; any other query string is passed through.
    return path.includes('?') ? path : `${path}${search}`;
  };
  return (
    <nav aria-label={t('language.label')} className="languages">
      <ul className="flex gap-0.5 text-sm">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hrefIn(language)}
              hrefLang={languageTag(language)}
              lang={languageTag(language)}
              aria-current={language === current ? 'true' : undefined}
              aria-label={`${language.toUpperCase()} – ${languageTitle(language)}`}
              className="language-link inline-block min-w-7 py-1.5 text-center no-underline"
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentQueryResult } from 'schemas/generated/content.ts';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { loadContent } from '../content/cms/load.server.ts';
import { RichText } from '../content/cms/rich-text.tsx';
import type { Site } from '../content/cms/site.server.ts';
import { TextProvider } from '../content/i18n/text.tsx';
import type { Platform } from '../platform/platform.server.ts';
import { consentQuery } from './consent-query.ts';
import { ConsentDialogs } from './dialogs/consent-dialogs.tsx';
import { listedCookies } from './listed-cookies.ts';

/** The markup of both dialogs; undefined where the site asks for no consent. */
export async function loadConsentDialogs(
  platform: Platform,
  site: Site,
  language: LanguageId,
): Promise<string | undefined> {
  if (!site.content.consent) return undefined;
  const stored = await loadContent<ConsentQueryResult>(platform, {
    query: consentQuery,
    params: { language, defaultLanguage },
    answer: 'consentQuery',
  });
  if (!stored?.title) return undefined;
  const content = {
    title: stored.title,
    description: stored.description ? renderToStaticMarkup(<RichText value={stored.description} />) : '',
    cookies: listedCookies(stored),
  };
  return renderToStaticMarkup(
    <TextProvider language={language} texts={site.texts.get(language) ?? {}}>
      <ConsentDialogs content={content} />
    </TextProvider>,
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentQueryResult } from 'schemas/generated/content.ts';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { loadContent } from '../cms/load.server.ts';
import { loadSite } from '../cms/site.server.ts';
import { RichText } from '../cms/rich-text.tsx';
import type { Platform } from '../services/platform.server.ts';
import type { ConsentContent } from './consent-data.ts';
import { consentQuery } from './consent-query.ts';
import { listedCookies } from './listed-cookies.ts';

export async function loadConsent(
  platform: Platform,
  language: LanguageId,
): Promise<ConsentContent | undefined> {
  const { content: site } = await loadSite(platform);
  if (!site.consent) return undefined;
  const content = await loadContent<ConsentQueryResult>(platform, consentQuery, {
    language,
    defaultLanguage,
  });
  if (!content?.title) return undefined;
  return {
    title: content.title,
    description: content.description ? renderToStaticMarkup(<RichText value={content.description} />) : '',
    cookies: listedCookies(content),
  };
}

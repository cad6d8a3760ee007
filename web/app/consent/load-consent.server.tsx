import type { ConsentQueryResult } from 'schemas/generated/content.ts';
import { defineQuery } from 'groq';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { SiteContent } from '../content/cms/content.ts';
import type { ConsentData, CookieRow } from './consent.ts';
import { localized } from '../content/cms/fragments.ts';
import { loadContent } from '../content/cms/load.server.ts';
import { linkedText } from '../content/cms/linked-text.server.ts';
import { RichText } from '../content/cms/rich-text.tsx';
import type { Site } from '../content/cms/site.server.ts';
import { TextProvider } from '../content/i18n/text.tsx';
import type { Platform } from '../platform/platform.server.ts';
import { ConsentDialogs } from './dialogs/consent-dialogs.tsx';

const usualWait = 500;

export function consentData({ consent }: SiteContent): ConsentData | undefined {
  if (!consent?.textVersion) return undefined;
  return {
    textVersion: consent.textVersion,
    waitMilliseconds: Math.max(0, consent.waitMilliseconds ?? usualWait),
  };
}

type Stored = Pick<
  NonNullable<ConsentQueryResult>,
  'cookies' | 'googleAnalyticsId' | 'metaPixelId' | 'tagManagerId'
>;

export function listedCookies(stored: Stored): CookieRow[] {
  const inUse = {
    google: Boolean(stored.googleAnalyticsId ?? stored.tagManagerId),
    meta: Boolean(stored.metaPixelId),
  };
  return (stored.cookies ?? []).flatMap(({ _key, name, category, provider, service, purpose, duration }) => {
    if (!name || !category || (service && !inUse[service])) return [];
    return {
      key: _key,
      name,
      category,
      provider: provider ?? '',
      purpose: purpose ?? '',
      duration: duration ?? '',
    };
  });
}

const consentQuery = defineQuery(`*[_type == "cookieSettings"][0]{
  ${localized('title')},
  ${localized('description')},
  googleAnalyticsId, tagManagerId, metaPixelId,
  cookies[]{_key, name, category, provider, service, ${localized('purpose')}, ${localized('duration')}}
}`);

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
  const description = linkedText(stored.description, { paths: site.paths, language });
  const content = {
    title: stored.title,
    description: description ? renderToStaticMarkup(<RichText value={description} />) : '',
    cookies: listedCookies(stored),
  };
  return renderToStaticMarkup(
    <TextProvider language={language} texts={site.texts.get(language) ?? {}}>
      <ConsentDialogs content={content} />
    </TextProvider>,
  );
}

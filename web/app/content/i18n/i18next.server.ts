import { createCookie } from '@remix-run/cloudflare';
import { RemixI18Next } from 'remix-i18next/server';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../cms/site.server.ts';
import { languageTag, splitPath } from './language.ts';
import { createTranslate, type Translate } from './translate.ts';

export function acceptedLanguages(header: string | null): string[] {
  const accepted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, quality: Number(quality?.slice(2) ?? 1) };
  });
  return accepted
    .filter(({ tag, quality }) => /^[a-z]/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** Written by the browser, so that cacheable pages set no cookie. */
export const languageCookie = createCookie('language');

export async function chooseLanguage(request: Request, site: Pick<Site, 'languages'>): Promise<LanguageId> {
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: [...site.languages],
      fallbackLanguage: defaultLanguage,
      cookie: languageCookie,
      order: ['cookie', 'custom'],
      // The library stops at the header's first language, supported or not, and prefers exact tags to earlier ones.
      findLocale: ({ headers }) => Promise.resolve(languagesOf(headers.get('Accept-Language'))),
    },
  });
  const chosen = await detector.getLocale(request);
  return site.languages.find((language) => language === chosen) ?? defaultLanguage;
}

function languagesOf(header: string | null): string[] {
  return acceptedLanguages(header).flatMap((tag) => [tag, tag.replace(/-.*$/, '')]);
}

export async function requestLanguage(request: Request, site: Site): Promise<LanguageId> {
  const { language } = splitPath(new URL(request.url).pathname, site.languages);
  return language ?? chooseLanguage(request, site);
}

const translates = new WeakMap<Site, Map<LanguageId, Translate>>();

/** Returns the same function for a site and language, by which loaders remember what they made. */
export function serverText(site: Site, language: LanguageId): Translate {
  const ofSite = translates.get(site) ?? new Map<LanguageId, Translate>();
  translates.set(site, ofSite);
  const translate =
    ofSite.get(language) ?? createTranslate(site.texts.get(language) ?? {}, languageTag(language));
  ofSite.set(language, translate);
  return translate;
}

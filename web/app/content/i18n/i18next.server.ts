import { createCookie } from '@remix-run/cloudflare';
import { createInstance, type TFunction } from 'i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../cms/site.server.ts';
import { splitPath, languageTag, formatNumber } from './language.ts';
import type { Translate } from './translate.ts';

/** The language tags of an Accept-Language header, preferred ones first, without those it refuses. */
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

const translators = new WeakMap<Site, Map<LanguageId, Translate>>();

export function serverText(site: Site, language: LanguageId): Translate {
  const ofSite = translators.get(site) ?? new Map<LanguageId, Translate>();
  translators.set(site, ofSite);
  const known = ofSite.get(language);
  if (known) return known;
  const t = createServerText(site, language);
  ofSite.set(language, t);
  return t;
}

function createServerText(site: Site, language: LanguageId): Translate {
  const tag = languageTag(language);
  const instance = createInstance({
    // Without its country: the library canonicalises a longer tag again for every text.
    lng: language,
    resources: { [language]: { translation: site.texts.get(language) ?? {} } },
    initImmediate: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {
      prefix: '{',
      suffix: '}',
      escapeValue: false,
      alwaysFormat: true,
      format: (value: unknown) => (typeof value === 'number' ? formatNumber(value, tag) : String(value)),
    },
  });
  void instance.init();
  const t: TFunction = instance.t;
  const texts: Record<string, string | undefined> = site.texts.get(language) ?? {};
  return (name, ...[values]) => {
    const filled: Record<string, string | number> | undefined = values;
    // The library would spend longer on finding nothing to fill in than on the rest of it.
    return filled ? t(name, filled) : (texts[name] ?? name);
  };
}

import type { MetaDescriptor } from '@remix-run/cloudflare';
import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { languageTag, sharedLocale } from '../../content/i18n/language.ts';
import type { Alternates } from '../../content/paths/build-path.ts';
import type { SharedPicture } from '../../ui/picture/picture-data.ts';
import type { Graph } from '../structured-data/vocabulary.ts';

export type PageHead = {
  title: string;
  description: string | undefined;
  canonical: string;
  alternates: Alternates;
  isIndexed: boolean;
  feed?: string;
  record?: string;
  /** Address of the web app manifest. */
  manifest?: string;
  /** Path and name of a calendar of open houses. */
  calendar?: { href: string; title: string };
  /** False to send no referrer and to have search engines follow no link. */
  isPassedOn?: boolean;
  /** Then still sends the referrer to this site, for browsers that would post forms without their origin. */
  tellsItself?: boolean;
  social?: SocialHead;
  structuredData?: Graph;
};

type SocialHead = {
  language: LanguageId;
  title: string;
  description: string | undefined;
  type: 'website' | 'article';
  url: string;
  siteName: string | undefined;
  picture: SharedPicture | undefined;
};

export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  const alternates = Object.entries(head.alternates).flatMap(([language, href]) =>
    isLanguageId(language) ? [alternate(languageTag(language), href)] : [],
  );
  const fallback = head.alternates[defaultLanguage];
  return [
    { title: head.title },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(head.isIndexed ? [{ tagName: 'link', rel: 'canonical', href: head.canonical }, ...alternates] : []),
    ...(head.isIndexed && fallback ? [alternate('x-default', fallback)] : []),
    ...feedMeta(head),
    ...robotsMeta(head),
    ...socialMeta(head),
    ...structuredMeta(head),
  ];
}

/** Remix writes it as a script element that no text in it can end. */
function structuredMeta({ isIndexed, structuredData }: PageHead): MetaDescriptor[] {
  const isEmpty = !structuredData || structuredData['@graph'].length === 0;
  return isIndexed && !isEmpty ? [{ 'script:ld+json': structuredData }] : [];
}

function feedMeta({ feed, record, calendar, manifest, title }: PageHead): MetaDescriptor[] {
  const link = { tagName: 'link', rel: 'alternate' };
  return [
    ...(feed ? [{ ...link, type: 'application/atom+xml', title, href: feed }] : []),
    ...(record ? [{ ...link, type: 'application/json', title, href: record }] : []),
    ...(calendar ? [{ ...link, type: 'text/calendar', ...calendar }] : []),
    ...(manifest ? [{ tagName: 'link', rel: 'manifest', href: manifest }] : []),
  ];
}

function robotsMeta({ isIndexed, isPassedOn = true, tellsItself }: PageHead): MetaDescriptor[] {
  const rules = [...(isIndexed ? [] : ['noindex']), isPassedOn ? 'follow' : 'nofollow'];
  return [
    ...(isIndexed && isPassedOn ? [] : [{ name: 'robots', content: rules.join(', ') }]),
    ...(isPassedOn ? [] : [{ name: 'referrer', content: tellsItself ? 'same-origin' : 'no-referrer' }]),
  ];
}

function socialMeta({ social, alternates }: PageHead): MetaDescriptor[] {
  if (!social) return [];
  const { language, title, description, type, url, siteName, picture } = social;
  const others = Object.keys(alternates).filter((id) => isLanguageId(id) && id !== language);
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:url': url,
    'og:site_name': siteName,
    'og:locale': sharedLocale(language),
    'og:image': picture?.url,
    'og:image:width': picture && String(picture.width),
    'og:image:height': picture && String(picture.height),
    'og:image:alt': picture?.alt,
    'twitter:image:alt': picture?.alt,
  };
  const filled = Object.entries(properties).flatMap(([property, content]) =>
    content ? [{ property, content }] : [],
  );
  const locales = others.flatMap((id) => {
    const content = isLanguageId(id) && sharedLocale(id);
    return content ? [{ property: 'og:locale:alternate', content }] : [];
  });
  return [
    ...filled,
    ...locales,
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}

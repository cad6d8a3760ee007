import type { MetaDescriptor } from '@remix-run/cloudflare';
import { defaultLanguage, isLanguageId } from 'schemas/languages.ts';
import { languageTag } from '../i18n/language.ts';
import type { PageHead } from './page-data.ts';

/** The elements of a page's head. */
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
    ...(head.isIndexed
      ? [{ tagName: 'link', rel: 'canonical', href: head.canonical }, ...alternates]
      : [{ name: 'robots', content: 'noindex' }]),
    ...(head.isIndexed && fallback ? [alternate('x-default', fallback)] : []),
  ];
}

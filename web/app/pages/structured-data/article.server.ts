import type { ArticleContent } from '../../content/cms/content.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { PageHead } from '../metadata/page-meta.ts';
import { agencyReference, type Speaker } from './agency.server.ts';
import type { Article } from './vocabulary.ts';

type Dated = Pick<ArticleContent, 'title' | '_createdAt' | '_updatedAt'>;

/** Undefined without a headline, which search engines need. */
export function articleThing(
  context: Speaker,
  { title, _createdAt: datePublished, _updatedAt: dateModified }: Dated,
  { canonical, description, social }: Pick<PageHead, 'canonical' | 'description' | 'social'>,
): Article | undefined {
  if (!title) return undefined;
  const publisher = agencyReference(context);
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    url: canonical,
    headline: title,
    description,
    inLanguage: languageTag(context.language),
    image: social?.picture ? [social.picture.url] : [],
    datePublished,
    dateModified,
    author: publisher,
    publisher,
  };
}

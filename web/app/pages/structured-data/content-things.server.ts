import { toPlainText } from '@portabletext/react';
import type { ArticleContent, PageContent } from '../../content/cms/content.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { PageHead } from '../metadata/page-meta.ts';
import { agencyReference, type Speaker, addressThing, agencyThing } from './agency.server.ts';
import type { Article, Agency, OpeningHours, QuestionPage, Website } from './vocabulary.ts';
import { homePath, listPath } from '../../content/paths/build-path.ts';
import { answeredQuestions } from '../modules/questions/questions.server.ts';
import type { EntryKind } from '../../content/paths/path-table.ts';
import { canonicalUrl } from '../metadata/page-head.server.ts';
import type { Breadcrumb } from '../page-heading/page-heading.tsx';
import type { PageContext } from '../../content/page-context.ts';
import { breadcrumbList } from './graph.ts';

type Dated = Pick<ArticleContent, 'title' | '_createdAt' | '_updatedAt' | 'date' | 'author'>;

/** Undefined without a headline, which search engines need. */
export function articleThing(
  context: Speaker,
  { title, date, author, _createdAt, _updatedAt: dateModified }: Dated,
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
    datePublished: date ?? _createdAt,
    dateModified,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}

type Modules = PageContent['modules'];
type Office = ReturnType<typeof officesIn>[number];

export function officeThings(context: Speaker, modules: Modules): Agency[] {
  const offices = new Map(officesIn(modules).map((office) => [office._id, office]));
  return [...offices.values()].map((office) => officeThing(context, office));
}

function officesIn(modules: Modules) {
  return (modules ?? []).flatMap((module) => {
    if (module._type !== 'officeModule') return [];
    const { picked, all } = module.source;
    return [picked, all].find((offices) => offices && offices.length > 0) ?? [];
  });
}

function officeThing(context: Speaker, { _id, name, address, phone, email, openingHours }: Office): Agency {
  const { platform, site, language } = context;
  const { SITE_URL } = platform.settings;
  return {
    '@type': 'RealEstateAgent',
    '@id': `${SITE_URL}/#${_id}`,
    name: [site.content.settings?.agencyName, name].filter(Boolean).join(' '),
    url: `${SITE_URL}${homePath(language)}`,
    telephone: phone ?? undefined,
    email: email ?? undefined,
    address: addressThing(address, context),
    openingHoursSpecification: (openingHours ?? []).flatMap(hoursThing),
    parentOrganization: agencyReference(context),
  };
}

/** Hours by appointment are not opening hours. */
function hoursThing({ days, opens, closes, byAppointment }: NonNullable<Office['openingHours']>[number]) {
  if (!days || !opens || !closes || byAppointment) return [];
  const dayOfWeek = days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } satisfies OpeningHours];
}

/** Puts all questions of a page in one list, which is the most that a page may have; undefined without any. */
export function questionsThing(
  modules: PageContent['modules'],
  { canonical, inLanguage }: { canonical: string; inLanguage: string },
): QuestionPage | undefined {
  const questions = (modules ?? []).flatMap((module) =>
    module._type === 'questionsModule' ? answeredQuestions(module) : [],
  );
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#questions`,
    inLanguage,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
}

type Written = { kind: EntryKind; content: Pick<PageContent, 'modules'>; breadcrumbs: readonly Breadcrumb[] };

/** Describes site and agency on the home page, the publisher on an article, and a page's offices and questions. */
export function contentThings(context: PageContext, { kind, content, breadcrumbs }: Written) {
  const { SITE_URL: siteUrl } = context.platform.settings;
  const canonical = canonicalUrl(context);
  const offices = officeThings(context, content.modules);
  const isHome = kind === 'home';
  return [
    isHome ? websiteThing(context) : undefined,
    isHome || kind === 'article' || offices.length > 0 ? agencyThing(context) : undefined,
    ...offices,
    questionsThing(content.modules, { canonical, inLanguage: languageTag(context.language) }),
    breadcrumbList(breadcrumbs, { siteUrl, canonical }),
  ];
}

function websiteThing(context: PageContext): Website | undefined {
  const { platform, site, language } = context;
  const name = site.content.settings?.agencyName;
  if (!name) return undefined;
  const url = `${platform.settings.SITE_URL}${homePath(language)}`;
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: languageTag(language),
    publisher: agencyReference(context),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${platform.settings.SITE_URL}${listPath(site.paths, 'sale', language)}?q={search_term}`,
      },
      'query-input': 'required name=search_term',
    },
  };
}

import type { PageContent } from '../../content/cms/content.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { homePath, listPath } from '../../content/paths/build-path.ts';
import type { EntryKind } from '../../content/paths/path-table.ts';
import { canonicalUrl } from '../metadata/page-head.server.ts';
import type { Breadcrumb } from '../opening/breadcrumbs.tsx';
import type { PageContext } from '../../content/page-context.ts';
import { agencyReference, agencyThing } from './agency.server.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { officeThings } from './offices.server.ts';
import { questionsThing } from './questions.server.ts';
import type { Website } from './vocabulary.ts';

type Written = { kind: EntryKind; content: Pick<PageContent, 'modules'>; breadcrumbs: readonly Breadcrumb[] };

/** The home page presents site and agency, an article its publisher; offices and questions of a page come too. */
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

import { linkedPaths } from 'schemas/needed-pages.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { listPath, pagePath, projectPath } from '../../content/paths/build-path.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import type { Project } from '../../properties/property/project.ts';
import { pictureData } from '../../properties/view/picture-data.ts';
import { loadContentPage } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { completionText, projectState } from '../project/milestones.ts';
import { withStructuredData, listPageThing } from '../structured-data/graph.ts';

export type ProjectListPageData = NonNullable<Awaited<ReturnType<typeof loadProjectListPage>>>;
export type ProjectCardData = ReturnType<typeof projectCard>;

export async function loadProjectListPage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  const listing = projectListing(context, await context.platform.catalogue.projects(context.language));
  const { head, title: name } = page;
  const list = listPageThing({
    siteUrl: context.platform.settings.SITE_URL,
    canonical: head.canonical,
    name,
    language: context.language,
    cards: listing.cards.flatMap(({ name, href }) => (href ? [{ title: name, href }] : [])),
    total: listing.cards.length,
  });
  return { ...page, head: withStructuredData(head, [list]), listing };
}

export function projectListing(context: PageContext, projects: readonly Project[]) {
  const { site, language } = context;
  const t = serverText(site, language);
  const demand = site.paths.byAnyPath(linkedPaths.demand);
  const demandHref = demand && pagePath(demand, language);
  return {
    cards: projects.map((project) => projectCard(context, project)),
    empty: {
      title: t('list.noProjects'),
      ways: [
        { title: t('list.allForSale'), href: listPath(site.paths, 'sale', language) },
        { title: t('list.allForRent'), href: listPath(site.paths, 'rent', language) },
        ...(demandHref ? [{ title: demand.titles[language] ?? '', href: demandHref }] : []),
      ],
    },
  };
}

function projectCard({ platform, site, language }: PageContext, project: Project) {
  const { id, name, lang, city, types, picture } = project;
  const words = { t: serverText(site, language), language, now: platform.clock() };
  return {
    id,
    name,
    lang,
    place: [city, ...types].join(' · '),
    href: projectPath(site.paths, project, language),
    picture: picture && pictureData(picture),
    ...projectState(project, words),
    completion: completionText(project, words),
  };
}

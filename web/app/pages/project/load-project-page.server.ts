import { serverText } from '../../content/i18n/i18next.server.ts';
import { listPath, pagePath, projectPath } from '../../content/paths/build-path.ts';
import { projectAlternates } from '../../properties/catalogue/property-alternates.ts';
import { mainUnits, type Project } from '../../properties/property/project.ts';
import type { Picture, Property } from '../../properties/property/property.ts';
import { loadPropertyGallery } from '../load-property-gallery.server.ts';
import { propertyHead } from '../metadata/page-head.server.ts';
import { loadOpenHouses } from '../open-houses/load-open-houses.server.ts';
import { homeBreadcrumb } from '../page-heading/breadcrumbs.server.ts';
import { townLine } from '../../properties/text/street-line.ts';
import { combineNeeds } from '../../platform/page-needs.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loadShare } from '../share/load-share.server.ts';
import { agencyThing } from '../structured-data/agency.server.ts';
import { breadcrumbList, withStructuredData } from '../structured-data/graph.ts';
import { projectListing } from '../structured-data/listing.server.ts';
import { loadUnitTable, unitName } from './load-unit-table.server.ts';
import { completionText, shownMilestones, projectState } from './milestones.ts';
import { readUnitSort } from './sort-units.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { loadBroker } from '../property-section/load-broker.server.ts';

export type ProjectPageData = NonNullable<Awaited<ReturnType<typeof loadProjectPage>>>;

export async function loadProjectPage(context: PageContext, id: string) {
  const { platform, site, url, language } = context;
  const { catalogue } = platform;
  const project = await catalogue.project(id, language);
  const path = project && projectPath(site.paths, project, language);
  if (!project || path === undefined) return undefined;
  const t = serverText(site, language);
  const { name, lang, city, types, description, excerpt, address } = project;
  const sort = readUnitSort(url.searchParams);
  const alternates = await projectAlternates({ site, catalogue }, id);
  const words = { t, language, now: platform.clock() };
  const units = await catalogue.findAll(
    project.units.map(({ id: unit }) => unit),
    language,
  );
  const homes = mainUnits(units);
  const openHouses = loadOpenHouses(context, units, { calendarOf: { project: id }, nameOf: unitName });
  const { gallery, needs } = loadPropertyGallery(context, { title: name, pictures: picturesOf(homes) });
  const list = listOf(context);
  const breadcrumbs = [homeBreadcrumb(context), ...(list ? [list] : []), { title: name, lang }];
  const head = propertyHead(context, {
    path,
    alternates,
    title: `${name}, ${city}`,
    description: excerpt,
    isIndexed: !url.searchParams.has('sort'),
    shared: {
      title: [`${name}, ${city}`, project.price?.text].filter(Boolean).join(' · '),
      cover: project.picture,
    },
  });
  return {
    kind: 'project' as const,
    language,
    path,
    name,
    lang,
    types,
    description,
    /** Street and number; undefined when the agency does not publish them. */
    street: address && [address.street, address.houseNumber, address.box].filter(Boolean).join(' '),
    place: townLine(project),
    ...projectState(project, words),
    completion: completionText(project, words),
    soldOutMessage: project.state === 'sold-out' ? t('property.soldOutMessage') : undefined,
    openHouses: openHouses?.shown,
    gallery,
    needs: combineNeeds([openHouses?.needs, needs]),
    progress: { title: t('project.progress'), milestones: shownMilestones(project, words) },
    unitsTitle: t('project.units'),
    units: loadUnitTable(context, { units: project.units, sorting: { path, sort } }),
    ...loadProjectContact(context, project, homes),
    ways: [
      ...(list ? [{ title: t('project.all'), href: list.href }] : []),
      { title: t('list.allForSale'), href: listPath(site.paths, 'sale', language) },
    ],
    share: loadShare(context, head),
    head: withStructuredData(head, [
      projectListing(context, project, head.canonical),
      ...(openHouses?.events ?? []),
      agencyThing(context),
      breadcrumbList(breadcrumbs, { siteUrl: platform.settings.SITE_URL, canonical: head.canonical }),
    ]),
    breadcrumbs,
    alternates,
  };
}

/** One picture per scene, because homes of a project look alike; plans are beside their units. */
function picturesOf(units: readonly Property[]): Picture[] {
  const scenes = new Map<string, Picture>();
  for (const picture of units.flatMap(({ pictures }) => pictures))
    if (!scenes.has(picture.scene)) scenes.set(picture.scene, picture);
  scenes.delete('plan');
  return [...scenes.values()];
}

function listOf({ site, language }: PageContext) {
  const entry = site.paths.byKind('project-list');
  const href = entry && pagePath(entry, language);
  return href ? { title: entry.titles[language] ?? '', href } : undefined;
}

function loadProjectContact(context: PageContext, { state }: Project, [unit]: readonly Property[]) {
  if (state === 'sold-out') return {};
  const { platform, site, language } = context;
  const t = serverText(site, language);
  const broker = unit && loadBroker(context, unit);
  return {
    question: {
      title: t('project.question'),
      content: loadForm(formDefinitions['contact-construction'], {
        language,
        paths: site.paths,
        t,
        catalogue: platform.catalogue,
      }),
    },
    contact: broker && { title: t('project.contact'), text: t('project.contactText'), broker },
  };
}

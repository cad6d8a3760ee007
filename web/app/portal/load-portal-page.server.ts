import { redirect } from '@remix-run/cloudflare';
import type { PageContext } from '../content/page-context.ts';
import { portalAlternates, portalPath, portalSectionAt } from '../content/paths/portal/portal-path.ts';
import { type PortalSectionId, portalSections } from '../content/paths/portal/portal-sections.ts';
import { withQuery } from '../content/paths/own-path.ts';
import { loadSectionContext } from './load-section-context.server.ts';
import type { SectionContext } from './section-context.ts';
import { type SectionDataOf, sectionLoaders } from './sections/section-loaders.server.ts';
import { requireOwner } from './session/require-owner.server.ts';

type LoadedSection = {
  [Id in PortalSectionId]: { id: Id; data: SectionDataOf[Id] };
}[PortalSectionId];

export type PortalPageData = NonNullable<Awaited<ReturnType<typeof loadPortalPage>>>;

/**
 * Undefined for an address that the portal does not have, and for a property of somebody else.
 * @throws Response that leads to the login page
 */
export async function loadPortalPage(context: PageContext, request: Request) {
  const { url, language, site } = context;
  const id = portalSectionAt(url.pathname);
  if (!id) return undefined;
  const path = portalPath(language, id);
  if (path !== url.pathname) throw redirect(withQuery(path, url.search), 301);
  const shown = await loadSectionContext(context, await requireOwner(request, context));
  if (!shown) return undefined;
  const section = sectionOf(id);
  const title = shown.t(section.title);
  const agency = site.content.settings?.agencyName;
  return {
    kind: 'portal' as const,
    language,
    alternates: portalAlternates(site.languages, id),
    head: {
      title: [title, agency].filter(Boolean).join(' – '),
      description: undefined,
      canonical: `${context.platform.settings.SITE_URL}${path}`,
      alternates: {},
      isIndexed: false,
      isPassedOn: false,
      tellsItself: true,
    },
    title,
    ownerName: shown.owner.name,
    logOut: { action: portalPath(language, 'account'), label: shown.t('portal.logout') },
    menu: menuOf(shown, id),
    choice: section.isAboutProperties ? choiceOf(shown, id) : undefined,
    section: await loadSection(id, shown),
  };
}

function sectionOf(id: PortalSectionId) {
  const section = portalSections.find((each) => each.id === id);
  if (!section) throw new Error(`The portal has no section ${id}.`);
  return section;
}

async function loadSection(id: PortalSectionId, context: SectionContext): Promise<LoadedSection> {
  // The loader of an id returns the data of that id, which its type cannot tell from outside.
  return { id, data: await sectionLoaders[id](context) } as LoadedSection;
}

function menuOf({ t, language, selected }: SectionContext, current: PortalSectionId) {
  return {
    label: t('portal.navigation'),
    items: portalSections.map(({ id, title }) => ({
      id,
      title: t(title),
      href: portalPath(language, id, { property: selected?.id }),
      isCurrent: id === current,
    })),
  };
}

/** Nothing to choose for an owner with a single property. */
function choiceOf({ t, language, properties, selected, url }: SectionContext, id: PortalSectionId) {
  if (properties.length < 2) return undefined;
  const hrefOf = (property?: string) => portalPath(language, id, { property });
  const isAll = !url.searchParams.has('property');
  return {
    label: t('portal.chooseProperty'),
    items: [
      { id: '', title: t('portal.allProperties'), href: hrefOf(), isCurrent: isAll },
      ...properties.map((property) => ({
        id: property.id,
        title: property.address,
        href: hrefOf(property.id),
        isCurrent: property === selected,
      })),
    ],
  };
}

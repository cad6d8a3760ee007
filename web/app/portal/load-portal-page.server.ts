import { redirect } from '@remix-run/cloudflare';
import type { PageContext } from '../content/page-context.ts';
import {
  endOfView,
  ownerViewPath,
  portalAlternates,
  portalPath,
  portalSectionAt,
  type PortalSectionId,
  portalSectionIds,
} from '../content/paths/portal-path.ts';
import { withQuery } from '../content/paths/own-path.ts';
import { keptText } from './left-homes/left-homes.server.ts';
import { loadSectionContext } from './load-section-context.server.ts';
import { type PortalSection, portalSections, type SectionDataOf } from './registry.server.ts';
import type { SectionContext } from './section-context.ts';
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
  const { owner, t } = shown;
  const section: PortalSection = portalSections[id];
  const title = t(section.title);
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
    header: {
      owner: {
        name: owner.name,
        href: portalPath(language, 'overview'),
        logOut: owner.isViewedByStaff
          ? { action: ownerViewPath(language, endOfView), label: t('portal.viewEnd') }
          : { action: portalPath(language, 'account'), label: t('portal.logout') },
      },
    },
    viewed: owner.isViewedByStaff ? t('portal.viewBand', { name: owner.name }) : undefined,
    kept: section.isAboutOwner || id === 'overview' ? [] : keptOf(shown),
    menu: menuOf(shown, id),
    choice: section.isAboutOwner ? undefined : choiceOf(shown, id),
    section: await loadSection(id, shown),
  };
}

async function loadSection(id: PortalSectionId, context: SectionContext): Promise<LoadedSection> {
  // The loader of an id returns the data of that id, which its type cannot tell from outside.
  return { id, data: await portalSections[id].load(context) } as LoadedSection;
}

function keptOf(context: SectionContext): string[] {
  const shown = context.properties.filter(({ id }) => context.propertyIds.includes(id));
  return shown.flatMap((home) => keptText(home, context) ?? []);
}

function menuOf({ t, language, selected }: SectionContext, current: PortalSectionId) {
  return {
    label: t('portal.navigation'),
    items: portalSectionIds.map((id) => ({
      id,
      title: t(portalSections[id].title),
      href: portalPath(language, id, { property: selected?.id }),
      isCurrent: id === current,
    })),
  };
}

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

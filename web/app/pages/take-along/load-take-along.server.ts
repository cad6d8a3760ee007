import type { PageContext } from '../../content/page-context.ts';
import { agencyLogo } from '../../content/cms/pictures/agency-pictures.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { homePath, pagePath } from '../../content/paths/build-path.ts';
import { takeAlongPath, takenHomePath } from '../../content/paths/take-along-path.ts';
import { readFavouritesAddress } from '../../properties/favourites/favourites-address.ts';
import { readPlanLegend } from '../../properties/gallery/plan-caption.tsx';
import { routeAddress } from '../../properties/map/route-address.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { cardContext } from '../card-context.server.ts';
import { loadLayout } from '../../site/load-layout.server.ts';
import { loadPropertyPage, type PropertyPageData } from '../property/load-property-page.server.ts';

export type TakenShell = ReturnType<typeof loadShell>;

/** For every page that is taken along: the agency, its look, and words that the browser cannot look up. */
export function loadShell({ platform, site, language, url }: PageContext, title: string, list: string) {
  const { settings } = site.content;
  const t = serverText(site, language);
  const name = settings?.agencyName ?? '';
  const { clock, catalogue } = platform;
  const { texts, theme, icon } = loadLayout(site, language, { now: clock(), catalogue });
  return {
    language,
    texts,
    theme,
    icon,
    agency: { name, logo: agencyLogo(settings), href: homePath(language) },
    list,
    head: {
      title: [title, name].filter(Boolean).join(' – '),
      description: undefined,
      canonical: url.href,
      alternates: {},
      isIndexed: false,
      manifest: `${list}manifest.webmanifest`,
    },
    alternates: {},
    words: {
      refused: t('takeAlong.refused'),
      // The browser fills in what only it knows.
      visit: t('takeAlong.visit', { time: '{time}' }),
    },
  };
}

export type TakeAlongData = TakenShell & Awaited<ReturnType<typeof loadHomes>>;

export async function loadTakeAlong(context: PageContext): Promise<TakeAlongData> {
  const { site, language } = context;
  const title = serverText(site, language)('takeAlong.title');
  const shell = loadShell(context, title, takeAlongPath(language));
  return { ...shell, ...(await loadHomes(context, title)) };
}

async function loadHomes(context: PageContext, title: string) {
  const { platform, site, url, language } = context;
  const { ids } = readFavouritesAddress(url.searchParams);
  const t = serverText(site, language);
  const found = await platform.catalogue.findAll(ids, language);
  const favourites = site.paths.byKind('favourites');
  return {
    title,
    lead: t('takeAlong.lead'),
    ids,
    homes: found.map((property) => ({
      ...cardData(property, cardContext(context)),
      href: takenHomePath(language, property.id),
    })),
    gone: ids
      .filter((id) => found.every((property) => property.id !== id))
      .map((reference) => ({ id: reference, text: t('takeAlong.gone', { reference }) })),
    favourites: favourites && {
      href: pagePath(favourites, language) ?? homePath(language),
      label: t('favourites.heading'),
    },
    listWords: {
      take: t('takeAlong.take'),
      taking: t('takeAlong.taking', { done: '{done}', total: '{total}' }),
      taken: t('takeAlong.taken', { count: '{count}', size: '{size}', date: '{date}' }),
      clear: t('takeAlong.clear'),
      cleared: t('takeAlong.cleared'),
      empty: t('takeAlong.empty'),
      remove: t('takeAlong.remove'),
    },
  };
}

export type TakenHomeData = NonNullable<Awaited<ReturnType<typeof loadTakenHome>>>;

/** Undefined for a home that is no longer offered. */
export async function loadTakenHome(context: PageContext, id: string) {
  const page = await loadPropertyPage(context, id, { drawsMap: true });
  if (!page) return undefined;
  const { property, location } = page;
  const t = serverText(context.site, context.language);
  return {
    ...loadShell(context, property.title, takeAlongPath(context.language)),
    page,
    rooms: roomsOf(page, t('takeAlong.rooms')),
    route: property.street && {
      href: routeAddress([property.street, property.place].join(', ')),
      label: t('visit.route'),
    },
    map: location?.drawn,
    nearby: location?.nearby,
    homeWords: {
      all: t('takeAlong.all'),
      page: t('takeAlong.page'),
      notes: t('takeAlong.notes'),
      notesLead: t('takeAlong.notesLead'),
      whole: t('takeAlong.whole'),
      mark: t('takeAlong.mark', { room: '{room}' }),
      marks: { good: t('takeAlong.good'), doubt: t('takeAlong.doubt'), bad: t('takeAlong.bad') },
      note: t('takeAlong.note', { room: '{room}' }),
      noted: t('takeAlong.noted'),
    },
  };
}

export type TakenRoom = { id: string; name: string; about?: string | undefined };

/** The rooms named on the plans, with their numbers; the usual rooms for a home without plans. */
function roomsOf({ gallery }: PropertyPageData, usual: string): TakenRoom[] {
  const drawn = gallery.plans.flatMap(({ alt }, plan) =>
    (readPlanLegend(alt)?.floors ?? []).flatMap(({ name: floor, rooms }) =>
      rooms.map(({ number, name, surface }) => ({
        id: `${String(plan)}-${floor}-${number}`,
        name,
        about: [number, surface].join(' · '),
      })),
    ),
  );
  return drawn.length > 0
    ? drawn
    : usual.split(',').map((name, index) => ({ id: String(index), name: name.trim() }));
}

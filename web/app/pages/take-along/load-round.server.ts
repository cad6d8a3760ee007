import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { roundPath, roundReportPath } from '../../content/paths/round-path.ts';
import type { StaffVisit } from 'schemas/visit.ts';
import { legalFactsOf } from '../../properties/law/legal-facts.ts';
import { routeAddress } from '../../properties/map/route-address.ts';
import { reactionKind } from '../../properties/model/terms.ts';
import { formatDay } from '../../properties/text/day.ts';
import { readRound, secondsLeft } from '../../staff/round/round-session.server.ts';
import { visitsOfRound } from '../../staff/round/round-visits.server.ts';
import { loadShell } from './load-take-along.server.ts';

export type RoundData = Awaited<ReturnType<typeof loadRound>>;

/** Loads the visits of the day for the device that opened them; none for another device, or once the day is over. */
export async function loadRound(context: PageContext, request: Request) {
  const { platform, site, language } = context;
  const t = serverText(site, language);
  const opened = await readRound(platform, request);
  const round = opened?.isToday ? opened : undefined;
  const visits = round ? await visitsOfRound(platform, round, { site, language }) : [];
  const title = round ? t('round.title', { day: formatDay(round.day, language) }) : t('round.ended');
  return {
    ...loadShell(context, title, roundPath(language)),
    title,
    report: roundReportPath(language),
    isOpen: round !== undefined,
    secondsLeft: round ? secondsLeft(round.day, platform.clock()) : 0,
    visits: await Promise.all(
      visits.map(async (visit) => ({
        ...visit,
        reportId: crypto.randomUUID(),
        ...(await homeOf(context, visit)),
      })),
    ),
    reactions: platform.importedCatalogue.termsOf(reactionKind, language),
    roundWords: {
      lead: t('round.lead'),
      none: t('round.none'),
      take: t('takeAlong.take'),
      clear: t('takeAlong.clear'),
      say: t('round.say'),
      papers: t('round.papers'),
      report: t('round.report'),
      outcome: t('round.outcome'),
      outcomes: { came: t('round.came'), missed: t('round.missed') },
      reaction: t('round.reaction'),
      noReaction: t('round.noReaction'),
      note: t('round.note'),
      send: t('round.send'),
      page: t('takeAlong.page'),
      route: t('visit.route'),
    },
    scriptWords: {
      kept: t('round.kept', { count: '{count}', size: '{size}' }),
      cleared: t('round.cleared'),
      sent: t('round.sent'),
      waiting: t('round.waiting'),
      notStored: t('round.refused'),
      signIn: t('round.signIn'),
    },
  };
}

async function homeOf({ platform, site, language }: PageContext, { propertyId, place }: StaffVisit) {
  const property = await platform.catalogue.find(propertyId, language);
  if (!property) return { facts: [], papers: [] };
  const t = serverText(site, language);
  const groups = await platform.catalogue.facts(propertyId, { t, language });
  const price = property.price?.text ?? t('property.priceOnRequest');
  const label = t(property.goal === 'sale' ? 'property.price' : 'property.rent');
  return {
    title: property.title,
    lang: property.lang,
    href: propertyPath(site.paths, property, language),
    route: property.address && routeAddress(place),
    facts: [{ id: 'price', label, value: price }, ...legalFactsOf(property, groups)],
    papers: property.documents.map(({ kind }) => kind),
  };
}

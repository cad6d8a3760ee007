import type { SubmissionResult } from '@conform-to/react';
import { thankYouPath } from 'schemas/needed-pages.ts';
import { serverText } from '../../../../content/i18n/i18next.server.ts';
import { homePath, propertyPath } from '../../../../content/paths/build-path.ts';
import { visitPath, type VisitLink } from '../../../../content/paths/mailed-links.ts';
import { propertyFormPath } from '../../../../content/paths/property-paths.ts';
import { cardData } from '../../../../properties/view/card-data.ts';
import { formatHour, formatMoment } from '../../../../properties/text/day.ts';
import { belgianHour } from '../../../../platform/belgian-time.ts';
import { holdMinutes, type StoredVisit } from '../store/visits.server.ts';
import { shownValues } from '../../../mail/shown-values.server.ts';
import type { SubmitContext } from '../../../submit/submit-context.ts';
import { visitForm } from '../visit.form.server.ts';
import { outcomeMessages, pendingMessages } from '../../../../properties/property/state-messages.ts';
import { canBeVisited } from '../../../../properties/property/visitor-actions.ts';
import { routeAddress } from '../../../../properties/map/route-address.ts';
import { favouritesSearch } from '../../../../properties/favourites/favourites-address.ts';
import { takeAlongPath } from '../../../../content/paths/take-along-path.ts';
import { loadVisitDays, canVisit } from '../visit-days.server.ts';
import { visitPlace } from '../visit-notes.server.ts';
import type { LinkPageData } from '../../../link-page/link-page.tsx';

export type LinkContext = SubmitContext & { link: VisitLink; token: string };

type LinkPage = { page: LinkPageData; status: number };

type Link = NonNullable<LinkPageData['links']>[number];

const noticeOf = {
  requested: undefined,
  confirm: undefined,
  confirmed: 'visit.confirmed',
  moved: 'visit.moved',
  change: undefined,
  cancel: undefined,
  calendar: undefined,
} as const satisfies Record<VisitLink, string | undefined>;

/** Asks before confirming, because mail scanners follow links too. */
export async function confirmPage(context: LinkContext, stored: StoredVisit): Promise<LinkPage> {
  const { site, language } = context;
  const t = serverText(site, language);
  const time = formatHour(belgianHour(stored.visit.heldUntil ?? stored.visit.startsAt), language);
  const page = {
    title: t('visit.confirmTitle'),
    text: t('visit.confirmText', { time }),
    lines: await linesOf(context, stored),
    form: { button: t('visit.confirmButton') },
    ...(await cardOf(context, stored)),
  };
  return { page, status: 200 };
}

export async function requestedPage(context: LinkContext, stored: StoredVisit): Promise<LinkPage> {
  const { site, language } = context;
  const { heldUntil, startsAt, state } = stored.visit;
  const t = serverText(site, language);
  const thanks = site.paths.byAnyPath(thankYouPath('contact-appointment'))?.titles[language];
  const time = formatHour(belgianHour(heldUntil ?? startsAt), language);
  const page = {
    title: (state === 'held' && thanks) || t('visit.changeTitle'),
    text: state === 'held' ? t('visit.requestedText', { time }) : t('message.appointmentConfirmed'),
    lines: await linesOf(context, stored),
    actions: [await routeLink(context, stored)],
    ...(await cardOf(context, stored)),
    links: [homeLink(context)],
  };
  return { page, status: 200 };
}

export async function lapsedPage(context: LinkContext, stored: StoredVisit): Promise<LinkPage> {
  const { site, language } = context;
  const t = serverText(site, language);
  const page = {
    title: t('visit.lapsedTitle'),
    text: t('visit.lapsedText', { minutes: holdMinutes }),
    ...(await cardOf(context, stored)),
    links: [await againLink(context, stored)],
  };
  return { page, status: 410 };
}

export async function changePage(
  context: LinkContext,
  stored: StoredVisit,
  refusal?: { lastResult: SubmissionResult; status: 409 | 422 },
): Promise<LinkPage> {
  const { site, language, link, token } = context;
  const t = serverText(site, language);
  const notice = noticeOf[link];
  const times = await timesOf(context, stored, refusal?.lastResult);
  const page = {
    title: t('visit.changeTitle'),
    text: t('message.appointmentConfirmed'),
    ...(notice && !refusal && { notice: t(notice) }),
    lines: await linesOf(context, stored),
    actions: [
      { href: visitPath(language, 'calendar', token), label: t('visit.calendar') },
      await routeLink(context, stored),
      takeAlongLink(context, stored),
      times.form && { href: '#link', label: t('visit.move') },
      { href: visitPath(language, 'cancel', token), label: t('visit.cancel') },
    ],
    ...times,
    ...(await cardOf(context, stored)),
  };
  return { page, status: refusal?.status ?? 200 };
}

export async function cancelPage(context: LinkContext, stored: StoredVisit): Promise<LinkPage> {
  const { site, language, token } = context;
  const t = serverText(site, language);
  const page = {
    title: t('visit.cancel'),
    text: t('visit.cancelText'),
    lines: await linesOf(context, stored),
    form: { button: t('visit.cancelButton') },
    ...(await cardOf(context, stored)),
    links: [{ href: visitPath(language, 'change', token), label: t('visit.keep') }],
  };
  return { page, status: 200 };
}

export async function cancelledPage(context: LinkContext, stored: StoredVisit): Promise<LinkPage> {
  const { site, language } = context;
  const t = serverText(site, language);
  const page = {
    title: t('visit.cancelledTitle'),
    text: t(stored.visit.state === 'called-off' ? 'visit.calledOffText' : 'visit.cancelledText'),
    lines: await linesOf(context, stored),
    ...(await cardOf(context, stored)),
    links: [await againLink(context, stored)],
  };
  return { page, status: 200 };
}

/** Says nothing of the visit: its link no longer works. */
export function endedPage(context: LinkContext): LinkPage {
  return plainPage(context, 410, ['visit.endedTitle', 'visit.endedText']);
}

export function deadPage(context: LinkContext, status: 400 | 410): LinkPage {
  return plainPage(context, status, ['newsletter.endedTitle', 'visit.linkInvalid']);
}

function plainPage(
  context: LinkContext,
  status: number,
  [title, text]: ['newsletter.endedTitle' | 'visit.endedTitle', 'visit.linkInvalid' | 'visit.endedText'],
): LinkPage {
  const { site, language } = context;
  const t = serverText(site, language);
  const phone = site.content.settings?.phone ?? '';
  return { page: { title: t(title), text: t(text, { phone }), links: [homeLink(context)] }, status };
}

async function againLink(context: LinkContext, { visit }: StoredVisit) {
  const { platform, site, language } = context;
  const property = await platform.catalogue.find(visit.propertyId, language);
  if (!property || !(await canVisit({ platform, site, language }, property.id))) return homeLink(context);
  const href = propertyPath(site.paths, property, language);
  return {
    href: propertyFormPath(href, 'contact-appointment', language),
    label: serverText(site, language)('visit.again'),
  };
}

function homeLink({ site, language }: LinkContext) {
  return { href: homePath(language), label: serverText(site, language)('thanks.homeLink') };
}

async function placeOf(
  { platform: { catalogue }, site, language }: LinkContext,
  { visit, submission }: StoredVisit,
) {
  const { propertyId, startsAt, endsAt } = visit;
  return visitPlace({
    property: await catalogue.find(propertyId, language),
    slot: { start: startsAt, end: endsAt },
    way: submission.values['way'] ?? '',
    site,
    language,
    t: serverText(site, language),
  });
}

/** Undefined for a visit by video, and for one whose street is told by mail alone. */
async function routeLink(context: LinkContext, stored: StoredVisit): Promise<Link | undefined> {
  const { platform, site, language } = context;
  const { visit, submission } = stored;
  const property = await platform.catalogue.find(visit.propertyId, language);
  const isKnown = submission.values['way'] === 'office' || property?.address;
  if (submission.values['way'] === 'video' || !isKnown) return undefined;
  return {
    href: routeAddress(await placeOf(context, stored)),
    label: serverText(site, language)('visit.route'),
  };
}

/** Carries the time in the part of the address that no server sees: it is kept on the visitor's device only. */
function takeAlongLink({ site, language }: LinkContext, { visit }: StoredVisit): Link {
  const search = favouritesSearch({ ids: [visit.propertyId] });
  return {
    href: `${takeAlongPath(language)}${search}#visit=${visit.startsAt.toISOString()}`,
    label: serverText(site, language)('takeAlong.link'),
    needsScript: true,
  };
}

async function linesOf(context: LinkContext, stored: StoredVisit) {
  const { visit, submission } = stored;
  const {
    platform: { catalogue },
    site,
    language,
  } = context;
  const t = serverText(site, language);
  const { startsAt, brokerId } = visit;
  const way = submission.values['way'] ?? '';
  const broker = catalogue.broker(brokerId, language);
  return [
    { label: t('form.visitMoment'), value: formatMoment(startsAt.toISOString(), language) },
    ...shownValues(visitForm, { way }, { t, language, catalogue }),
    { label: t('mail.visitPlace'), value: await placeOf(context, stored) },
    ...(broker ? [{ label: t('visit.broker'), value: broker.name }] : []),
  ];
}

async function cardOf({ site, language, platform }: LinkContext, { visit }: StoredVisit) {
  const property = await platform.catalogue.find(visit.propertyId, language);
  if (!property) return {};
  const card = cardData(property, { paths: site.paths, language, now: platform.clock() });
  return { property: { label: serverText(site, language)('visit.property'), card } };
}

async function timesOf(
  { platform, site, language }: LinkContext,
  { visit }: StoredVisit,
  lastResult: SubmissionResult | undefined,
): Promise<Pick<LinkPageData, 'form' | 'noTimes'>> {
  const t = serverText(site, language);
  const { propertyId } = visit;
  const { catalogue } = platform;
  const property = await catalogue.find(propertyId, language);
  if (!property) return {};
  const { ribbon, pending, brokerId } = property;
  if (ribbon) return { noTimes: { title: t(outcomeMessages[ribbon.kind]) } };
  if (pending && !canBeVisited(property)) return { noTimes: { title: t(pendingMessages[pending.kind]) } };
  const days = await loadVisitDays({ platform, site, language, moving: visit }, propertyId);
  const phone = catalogue.broker(brokerId, language)?.phone ?? site.content.settings?.phone ?? '';
  if (!days) return { noTimes: { title: t('message.unavailable', { phone }) } };
  if (days.length === 0)
    return { noTimes: { title: t('message.appointmentsFull'), text: t('visit.none'), phone } };
  const moment = {
    name: 'moment',
    label: t('form.visitMoment'),
    isRequired: true,
    moments: days,
    input: { choice: 'moment', isWide: true },
  } as const;
  return {
    form: {
      heading: { title: t('visit.moveTitle'), text: t('visit.moveText') },
      fields: [moment],
      button: t('visit.moveButton'),
      shown: lastResult && { lastResult },
    },
  };
}

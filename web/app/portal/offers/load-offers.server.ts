import type { OfferState } from 'schemas/staff-record.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { formatEuro } from '../../properties/price/price.ts';
import { formatDay } from '../../properties/text/day.ts';
import type { AnswerFormData } from '../answers/answer-form.tsx';
import { sentMark } from '../fields.ts';
import { answerKey, findAnswers, type OwnerAnswer } from '../answers/owner-answers.server.ts';
import type { Entry } from '../entry-groups.tsx';
import { hasLeft, langOfWritten, placeOf } from '../records/read-records.server.ts';
import { findStaffRecords, type Written, writtenOf } from '../records/staff-records.server.ts';
import type { SectionContext } from '../section-context.ts';

export type OffersData = Awaited<ReturnType<typeof loadOffers>>;

export type Offer = Written<'offer'>;

/** An offer ends with its last day, unless it was decided before. */
export function isAnswerable({ content: { state, until } }: Offer, today: string): boolean {
  return state === 'open' && (until === '' || until >= today);
}

export async function offersOf({
  platform,
  propertyIds,
}: Pick<SectionContext, 'platform' | 'propertyIds'>): Promise<Offer[]> {
  return writtenOf(await findStaffRecords(platform.database, propertyIds), 'offer');
}

export async function loadOffers(context: SectionContext) {
  const { t, platform, propertyIds, url } = context;
  const today = belgianDay(platform.clock());
  const [offers, answers] = await Promise.all([
    offersOf(context),
    findAnswers(platform.database, propertyIds),
  ]);
  const group = (id: string, title: string, isShown: (offer: Offer) => boolean) => ({
    id,
    title,
    entries: offers
      .filter(isShown)
      .map((offer) => entryOf(offer, answers.get(answerKey(offer.propertyId, offer.id)), context)),
    empty: '',
  });
  return {
    notice: url.searchParams.has(sentMark) ? t('portal.answerSent') : undefined,
    groups: [
      group('open', t('portal.offersOpen'), (offer) => isAnswerable(offer, today)),
      group('closed', t('portal.offersClosed'), (offer) => !isAnswerable(offer, today)),
    ].filter(({ entries }) => entries.length > 0),
    empty: offers.length === 0 ? t('portal.noOffers') : undefined,
  };
}

const stateTexts = {
  open: 'portal.offerOpen',
  accepted: 'portal.offerAccepted',
  declined: 'portal.offerDeclined',
  withdrawn: 'portal.offerWithdrawn',
} as const satisfies Record<OfferState, string>;

export function offerText(
  offer: Offer,
  { t, language, platform }: Pick<SectionContext, 't' | 'language' | 'platform'>,
): string {
  const { state, until } = offer.content;
  if (!isAnswerable(offer, belgianDay(platform.clock())))
    return t(state === 'open' ? 'portal.offerOver' : stateTexts[state]);
  const term = until === '' ? [] : [t('portal.offerUntil', { date: formatDay(until, language) })];
  return [t(stateTexts[state]), ...term].join(' · ');
}

function entryOf(offer: Offer, answer: OwnerAnswer | undefined, context: SectionContext): Entry {
  const { language, platform } = context;
  const { id, propertyId, content, createdAt } = offer;
  const { amount, conditions, state } = content;
  const canAnswer = isAnswerable(offer, belgianDay(platform.clock())) && !hasLeft(context, propertyId);
  const day = belgianDay(createdAt);
  return {
    key: id,
    day,
    date: formatDay(day, language),
    title: formatEuro(amount, language),
    place: placeOf(context, propertyId),
    text: conditions === '' ? undefined : conditions,
    lang: langOfWritten(offer.language, context),
    by: offerText(offer, context),
    tone: state === 'accepted' || canAnswer ? 'good' : 'quiet',
    answer: canAnswer ? answerOf(offer, answer, context) : undefined,
  };
}

function answerOf(
  { id, propertyId, content }: Offer,
  answer: OwnerAnswer | undefined,
  { t, language }: SectionContext,
): AnswerFormData {
  const date = answer ? formatDay(belgianDay(answer.createdAt), language) : '';
  const said = answer && t(answer.kind === 'accept' ? 'portal.saidAccept' : 'portal.saidDecline', { date });
  return {
    property: propertyId,
    subject: id,
    said,
    label: t(said === undefined ? 'portal.answer' : 'portal.answerAgain'),
    about: formatEuro(content.amount, language),
    note: t('portal.offerNote'),
    textLabel: t('portal.answerText'),
    buttons: [
      { kind: 'accept', label: t('portal.offerAccept'), isMain: true },
      { kind: 'decline', label: t('portal.offerDecline') },
    ],
    proposal: undefined,
  };
}

import { defaultLanguage } from 'schemas/languages.ts';
import { portalPath } from '../../content/paths/portal-path.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { formatEuro } from '../../properties/price/price.ts';
import { answerFields, sentMark } from '../fields.ts';
import {
  largestAnswer,
  readText,
  refuseAnswer,
  refuseMany,
  sendAnswer,
} from '../answers/send-answer.server.ts';
import type { SectionContext } from '../section-context.ts';
import { isAnswerable, offersOf } from './load-offers.server.ts';

export async function handleOffers(context: SectionContext, request: Request) {
  const { t, platform, language, url } = context;
  const post = new URLSearchParams(await readSmallBody(request, largestAnswer));
  const kind = (['accept', 'decline'] as const).find((each) => each === post.get(answerFields.kind));
  const offers = await offersOf(context);
  const offer = offers.find(
    ({ id, propertyId }) =>
      id === post.get(answerFields.subject) && propertyId === post.get(answerFields.property),
  );
  if (!kind || !offer || !isAnswerable(offer, belgianDay(platform.clock())))
    return refuseAnswer(422, t('portal.answerClosed'), post);
  const tooMany = await refuseMany(context, post);
  if (tooMany) return tooMany;
  await sendAnswer(context, {
    propertyId: offer.propertyId,
    subject: offer.id,
    kind,
    text: readText(post),
    moment: '',
    about: formatEuro(offer.content.amount, defaultLanguage),
  });
  const property = url.searchParams.get('property') ?? undefined;
  return { next: portalPath(language, 'offers', { property, [sentMark]: kind }) };
}

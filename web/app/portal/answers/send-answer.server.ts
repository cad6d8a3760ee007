import { defaultLanguage } from 'schemas/languages.ts';
import type { AnswerKind } from 'schemas/staff-record.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody } from '../../forms/mail/mail-body.server.tsx';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { formatBelgianTime } from '../../properties/text/day.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';
import { answerFields, longestAnswer } from './answer-fields.ts';
import { addAnswer, isAnswered } from './owner-answers.server.ts';

/** Bytes, above what the longest answer takes. */
export const largestAnswer = 16_000;

/** Reads what an owner wrote, cut where a browser would have stopped them. */
export function readText(post: URLSearchParams): string {
  return (post.get(answerFields.text) ?? '').trim().slice(0, longestAnswer);
}

export type AnswerOutcome = { next: string } | { status: number; result: SectionResult };

export function refuseAnswer(status: number, message: string): AnswerOutcome {
  return { status, result: { kind: 'failed', message } };
}

const rate = { name: 'owner answer', most: 30, windowMilliseconds: 60 * 60_000 } as const;

/** Counts what an owner sends to staff. Undefined while there is room for more. */
export async function refuseMany({ platform, owner, t }: SectionContext): Promise<AnswerOutcome | undefined> {
  const { database, settings, clock } = platform;
  const wait = await countRequest(database, settings.SITE_SECRET, rate, owner.id, clock());
  return wait > 0 ? refuseAnswer(429, t('portal.answerLater')) : undefined;
}

export type SentAnswer = {
  propertyId: string;
  subject: string;
  kind: AnswerKind;
  text: string;
  /** Belgian time that is proposed; empty for none. */
  moment: string;
  /** Names the visit or the offer to staff. */
  about: string;
};

const texts = {
  accept: 'mail.ownerAccepts',
  decline: 'mail.ownerDeclines',
  confirm: 'mail.ownerConfirms',
  refuse: 'mail.ownerRefuses',
  propose: 'mail.ownerProposes',
} as const;

/** Stores an answer and mails it to the broker. The same answer twice is stored and mailed once. */
export async function sendAnswer(context: SectionContext, sent: SentAnswer): Promise<void> {
  const { platform, owner } = context;
  const { database, clock, sendMail, waitUntil } = platform;
  const { about, ...said } = sent;
  const id = crypto.randomUUID();
  const now = clock();
  const answer = { ...said, id, ownerId: owner.id, createdAt: now };
  if (await isAnswered(database, answer)) return;
  await addAnswer(database, answer);
  const message = await answerMail(context, { ...sent, id, about });
  await database.insert(outbox).values({ id, submissionId: owner.id, message, nextAttemptAt: now });
  if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
}

async function answerMail(
  { site, platform: { settings, importedCatalogue }, owner }: SectionContext,
  { id, propertyId, kind, text, moment, about }: SentAnswer & { id: string },
): Promise<Mail> {
  const t = serverText(site, defaultLanguage);
  const agency = mailAgency(site, settings.SITE_URL);
  const property = await importedCatalogue.find(propertyId, defaultLanguage);
  const broker = property && importedCatalogue.broker(property.brokerId, defaultLanguage);
  const said = t(texts[kind]);
  const subject = headerLine(t('mail.ownerAnswerSubject', { owner: owner.name, answer: said }));
  return {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id: `${id}.owner-answer` }),
    to: [broker?.email ?? agency.email],
    replyTo: { name: headerLine(owner.name), address: owner.email },
    subject,
    ...mailBody({
      tag: languageTag(defaultLanguage),
      subject,
      agency,
      parts: [
        t('mail.ownerAnswerText', { owner: owner.name }),
        [
          { label: t('portal.property'), value: [property?.title, propertyId].filter(Boolean).join(', ') },
          { label: t('mail.ownerAnswerAbout'), value: about },
          { label: t('mail.ownerAnswer'), value: said },
          ...(moment === ''
            ? []
            : [{ label: t('mail.ownerMoment'), value: formatBelgianTime(moment, defaultLanguage) }]),
          ...(text === '' ? [] : [{ label: t('mail.ownerText'), value: text }]),
        ],
      ],
    }),
  };
}

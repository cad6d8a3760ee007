import { defaultLanguage } from 'schemas/languages.ts';
import type { AnswerKind } from 'schemas/staff-record.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { formatBelgianTime } from '../../properties/text/day.ts';
import { brokerMail } from '../broker/broker-mail.server.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';
import { answerFields, longestAnswer } from '../fields.ts';
import { addAnswer, isAnswered } from './owner-answers.server.ts';

/** Bytes, above what the longest answer takes. */
export const largestAnswer = 16_000;

/** Reads what an owner wrote, cut where a browser would have stopped them. */
export function readText(post: URLSearchParams): string {
  return (post.get(answerFields.text) ?? '').trim().slice(0, longestAnswer);
}

export type AnswerOutcome = { next: string } | { status: number; result: SectionResult };

export function refuseAnswer(status: number, message: string, post: URLSearchParams): AnswerOutcome {
  return { status, result: { kind: 'failed', message, typed: Object.fromEntries(post) } };
}

const rate = { name: 'owner answer', most: 30, windowMilliseconds: 60 * 60_000 } as const;

/** Counts what an owner sends to staff. Undefined while there is room for more. */
export async function refuseMany(
  { platform, owner, t }: SectionContext,
  post: URLSearchParams,
): Promise<AnswerOutcome | undefined> {
  const { database, settings, clock } = platform;
  const wait = await countRequest(database, settings.SITE_SECRET, rate, owner.id, clock());
  return wait > 0 ? refuseAnswer(429, t('portal.answerLater'), post) : undefined;
}

export type SentAnswer = {
  propertyId: string;
  subject: string;
  kind: AnswerKind;
  text: string;
  /** Belgian time that is proposed; empty for none. */
  moment: string;
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

function answerMail(
  context: SectionContext,
  { id, propertyId, kind, text, moment, about }: SentAnswer & { id: string },
): Promise<Mail> {
  const owner = context.owner.name;
  return brokerMail(context, {
    id: `${id}.owner-answer`,
    propertyId,
    write: (t, property) => {
      const said = t(texts[kind]);
      const line = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
      const proposed = moment === '' ? '' : formatBelgianTime(moment, defaultLanguage);
      return {
        subject: t('mail.ownerAnswerSubject', { owner, answer: said }),
        parts: [
          t('mail.ownerAnswerText', { owner }),
          [
            { label: t('portal.property'), value: property },
            { label: t('mail.ownerAnswerAbout'), value: about },
            { label: t('mail.ownerAnswer'), value: said },
            ...line(t('mail.ownerMoment'), proposed),
            ...line(t('mail.ownerText'), text),
          ],
        ],
      };
    },
  });
}

import { currency } from 'schemas/country.ts';
import {
  type AnswerKind,
  type OfferState,
  type paperStates,
  type StaffAnswer,
  type StaffRecordContent,
  type StaffRecordKind,
  type StaffRecords,
} from 'schemas/staff-record.ts';
import { momentText } from '../../content/moment.ts';
import { say, staffLocale } from '../../locale/say.ts';

export const kindTitles: Readonly<Record<StaffRecordKind, string>> = {
  words: say('Words of the week'),
  'next-step': say('Next step'),
  reaction: say('Reaction after a visit'),
  offer: say('Offer'),
  paper: say('Paper'),
};

export const offerTitles: Readonly<Record<OfferState, string>> = {
  open: say('Waits for an answer'),
  accepted: say('Accepted'),
  declined: say('Declined'),
  withdrawn: say('Withdrawn'),
};

export const paperTitles: Readonly<Record<(typeof paperStates)[number], string>> = {
  needed: say('Needed from the owner'),
  ordered: say('Requested by us'),
  received: say('Here'),
};

export const optionsOf = <Id extends string>(titles: Readonly<Record<Id, string>>) =>
  (Object.keys(titles) as Id[]).map((id) => ({ id, title: titles[id] }));

export const choose = { id: '', title: say('Choose') };

export const termChoice = ({ code, text }: StaffRecords['terms']['papers'][number]) => ({
  id: code,
  title: text,
});

const answerTitles: Readonly<Record<AnswerKind, string>> = {
  accept: say('wants to accept'),
  decline: say('declines'),
  confirm: say('says that it suits'),
  refuse: say('says that it does not suit'),
  propose: say('proposes another time'),
};

/** Formats a Belgian time such as `2026-11-25T10:00` for people. */
export function timeText(time: string): string {
  const [day = '', hour = ''] = time.split('T');
  const date = new Date(`${day}T00:00:00Z`);
  const shown = date.toLocaleDateString(staffLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return [shown, hour].filter(Boolean).join(' ');
}

export function answerText({ ownerName, kind, moment, text, createdAt }: StaffAnswer): string {
  return [
    [ownerName, answerTitles[kind]].join(' '),
    ...(moment === '' ? [] : [timeText(moment)]),
    ...(text === '' ? [] : [text]),
    momentText(createdAt),
  ].join(' · ');
}

const euro = new Intl.NumberFormat(staffLocale, {
  style: 'currency',
  currency,
  maximumFractionDigits: 0,
});

const named = (terms: StaffRecords['terms']['papers'], code: string) =>
  terms.find((term) => term.code === code)?.text ?? code;

export function contentText(content: StaffRecordContent, { terms, visits }: StaffRecords): string {
  if (content.kind === 'words') return content.text;
  if (content.kind === 'next-step') return [timeText(content.day), content.text].join(' · ');
  if (content.kind === 'paper')
    return [
      named(terms.papers, content.paper),
      paperTitles[content.state],
      ...(content.day === '' ? [] : [timeText(content.day)]),
    ].join(' · ');
  if (content.kind === 'reaction') {
    const visit = visits.find(({ id }) => id === content.visit);
    return [
      ...(visit ? [timeText(visit.start)] : []),
      named(terms.reactions, content.reaction),
      content.comment,
    ]
      .filter(Boolean)
      .join(' · ');
  }
  const { amount, conditions, until } = content;
  return [euro.format(amount), conditions, ...(until === '' ? [] : [say('until {1}', timeText(until))])]
    .filter(Boolean)
    .join(' · ');
}

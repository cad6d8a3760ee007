import { choice, message, phone, visitMoment } from '../../definition/field-kinds.server.ts';
import type { FormDefinition, MailContext, SubmissionHandler } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';
import { mostVisits } from '../../../properties/visits/visit-rules.ts';
import { placesLeft } from '../../../properties/visits/free-slots.ts';
import {
  forgetLapsed,
  holdMinutes,
  isBelowVisits,
  slotIsFree,
  takeSlot,
  type Visit,
} from './store/visits.server.ts';
import { agencyVisits, receivedSlots, visitedProperty } from './visit-days.server.ts';
import { visitHref, visitReceipt } from './visit-calendar.server.ts';
import { type BookedVisit, visitPlace } from './visit-notes.server.ts';
import { formMails } from '../../mail/form-mails.server.ts';
import { formatHour } from '../../../properties/text/day.ts';
import { belgianHour } from '../../../platform/belgian-time.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import { signValue } from '../../../platform/signing/signed-value.server.ts';
import { phoneNumber } from '../../../properties/text/phone.ts';

/** Unlike the key of a limit it stays the same for weeks, as a visit may lie ahead; purged once that began. */
async function keyOf(secret: string, purpose: string, value: string): Promise<string> {
  const signed = await signValue(secret, purpose, value);
  return signed.slice(signed.indexOf('.') + 1);
}

/** Recognises a sender who types another e-mail address each time. */
async function senderKeys(
  secret: string,
  { client, phone }: { client: string; phone: string },
): Promise<Pick<Visit, 'client' | 'phone'>> {
  return {
    client: await keyOf(secret, 'visit client', client),
    phone: await keyOf(secret, 'visit phone', phoneNumber(phone)),
  };
}

/** Asks whoever reads the mailbox to confirm a visit. Puts nothing into calendars yet. */
function holdMail(
  mail: MailContext,
  visit: BookedVisit,
  { confirmHref, heldUntil }: { confirmHref: string; heldUntil: Date },
): Mail {
  const { t } = visit;
  const notes = [
    [{ label: t('mail.visitPlace'), value: visitPlace(visit) }],
    t('mail.visitHoldUntil', { time: formatHour(belgianHour(heldUntil), visit.language) }),
    { href: confirmHref, label: t('mail.visitHoldButton'), isButton: true },
    t('mail.confirmIgnore'),
  ];
  return formMails({ ...mail, notes }).visitor;
}

/** Takes the slot in the submission's transaction, so that one visitor gets it. Anyone can type another's address. */
const bookVisit: SubmissionHandler = async (given) => {
  const {
    mail,
    site,
    catalogue,
    importedCatalogue,
    propertyId = '',
    database,
    secret,
    origin,
    now,
    client,
  } = given;
  const { id, values, language } = mail;
  const visited = await visitedProperty({ catalogue, site, language }, propertyId);
  const start = Date.parse(values['moment'] ?? '');
  const slots = visited && (await receivedSlots({ database }, { id: propertyId, rules: visited.rules, now }));
  const slot = slots?.find((open) => open.start.getTime() === start);
  if (!visited || !slot) return 'taken';
  const { property, rules } = visited;
  const { brokerId } = property;
  await forgetLapsed(database, now);
  const booked = await agencyVisits({ database, importedCatalogue }, site, { brokerId, now });
  const capacity = placesLeft(slot, rules, { propertyId, booked });
  const t = mail.texts(language);
  const heldUntil = new Date(now.getTime() + holdMinutes * 60_000);
  const about = { property, slot, way: values['way'] ?? '', site, language, t };
  const confirmHref = await visitHref(id, 'confirm', { secret, origin, language });
  const { email } = mail.definition.sender(values);
  const sender = await senderKeys(secret, { client, phone: values['phone'] ?? '' });
  const visit = {
    submissionId: id,
    propertyId,
    brokerId,
    startsAt: slot.start,
    endsAt: slot.end,
    state: 'held' as const,
    sequence: 0,
    remindAt: null,
    note: '',
    heldUntil,
    ...sender,
  };
  return {
    mails: { hold: holdMail(mail, about, { confirmHref, heldUntil }) },
    conditions: {
      taken: slotIsFree(visit, { ...rules, capacity }, now),
      'too many visits': isBelowVisits(database, { email, ...sender }, { most: mostVisits, now }),
    },
    effects: [takeSlot(database, visit)],
    thanks: (booked) => visitReceipt(booked, { secret, language }),
  };
};

/** Requires a phone number, because the broker calls when something comes up. */
export const visitForm = {
  id: 'contact-appointment',
  isAboutProperty: true,
  fields: {
    moment: visitMoment(),
    way: choice(
      'form.visitWay',
      [
        { value: 'property', label: 'form.visitWayProperty' },
        { value: 'video', label: 'form.visitWayVideo' },
        { value: 'office', label: 'form.visitWayOffice' },
      ],
      { input: { choice: 'radio', isWide: true, preset: 'property' }, missing: 'validation.visitWay' },
    ),
    ...personFields,
    phone: phone(),
    message: message('form.remarks', { isRequired: false, input: { rows: 2 } }),
  },
  button: 'form.bookVisit',
  mail: {
    about: 'mail.about.contact-appointment',
    subject: 'mail.visitHoldSubject',
    intro: 'mail.visitHoldText',
  },
  sender: personOf,
  refusals: {
    taken: (t) => ({
      messages: [t('message.appointmentsFull')],
      fieldErrors: { moment: t('validation.visitTaken') },
    }),
    'too many visits': (t, { phone: number }) => ({
      messages: [t('message.tooManyVisits', { max: mostVisits, phone: number })],
    }),
  },
  handle: bookVisit,
} as const satisfies FormDefinition;

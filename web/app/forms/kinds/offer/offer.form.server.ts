import { canBid } from '../../../properties/property/visitor-actions.ts';
import { belgianDay, belgianHour, dayAfter } from '../../../platform/belgian-time.ts';
import { amount, choice, end, hour, lastDay, message, phone } from '../../definition/field-kinds.server.ts';
import type { FormDefinition, SubmissionHandler } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';
import { formMails } from '../../mail/form-mails.server.ts';
import { limitConfirmations } from '../../store/mail-limits.server.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import { formatHour, formatShortWeekday } from '../../../properties/text/day.ts';

const makeOffer: SubmissionHandler = ({ mail, database, now }) => {
  const { email } = mail.definition.sender(mail.values);
  const notes = [mail.texts(mail.language)('offer.advance')];
  const effects = [limitConfirmations(database, { mailId: `${mail.id}-visitor`, email, now })];
  return Promise.resolve({ mails: formMails({ ...mail, notes }), effects });
};

/** Requires a phone number, because the broker calls about an offer. */
export const offerForm = {
  id: 'offer-to-buy',
  isAboutProperty: true,
  accepts: canBid,
  fields: {
    amount: amount('form.offerAmount', { help: 'form.offerAmountHelp', ask: 'form.askOfferAmount' }),
    loan: choice(
      'form.offerLoan',
      [
        { value: 'no', label: 'form.offerLoanNo' },
        { value: 'yes', label: 'form.offerLoanYes' },
      ],
      { missing: 'validation.offerLoan' },
    ),
    ownSale: choice(
      'form.offerOwnSale',
      [
        { value: 'no', label: 'form.offerOwnSaleNo' },
        { value: 'yes', label: 'form.offerOwnSaleYes' },
      ],
      { missing: 'validation.offerOwnSale' },
    ),
    until: end('form.offerEnd', {
      day: 'day',
      hour: 'hour',
      own: { value: 'other', label: 'form.offerEndOther' },
    }),
    day: lastDay('form.offerDay'),
    hour: hour('form.offerHour'),
    message: message('form.offerConditions', { isRequired: false, input: { rows: 4 } }),
    salutation: choice(
      'form.salutation',
      [
        { value: 'mrs', label: 'form.salutationMrs' },
        { value: 'mr', label: 'form.salutationMr' },
        { value: 'mr-and-mrs', label: 'form.salutationMrAndMrs' },
        { value: 'none', label: 'form.salutationNeutral' },
      ],
      {
        ask: 'form.askSalutation',
        input: { choice: 'list', preset: 'none', autoComplete: 'honorific-prefix', isWide: true },
      },
    ),
    ...personFields,
    phone: phone(),
  },
  check: ({ day = '', hour: end = '' }, { now }) => {
    const isPast = `${day} ${end}` <= `${belgianDay(now)} ${belgianHour(now)}`;
    return day && end && isPast ? { day: 'validation.past' } : {};
  },
  button: 'form.makeOffer',
  mail: { about: 'mail.about.offer-to-buy', subject: 'mail.offerSubject', intro: 'mail.offerText' },
  sender: personOf,
  handle: makeOffer,
} as const satisfies FormDefinition;

const time = '18:00';

type Given = { now: Date; language: LanguageId; t: Translate };

export function offerEnds({ now, language, t }: Given): { value: string; label: string }[] {
  const endAfter = (days: number, words: (moment: string) => string) => {
    const day = dayAfter(belgianDay(now), days);
    const moment = `${formatShortWeekday(day, language)}, ${formatHour(time, language)}`;
    return { value: `${day} ${time}`, label: words(moment.replaceAll(' ', '\u00a0')) };
  };
  return [
    endAfter(3, (moment) => t('form.offerEndDays', { count: 3, moment })),
    endAfter(7, (moment) => t('form.offerEndWeeks', { count: 1, moment })),
    endAfter(14, (moment) => t('form.offerEndWeeks', { count: 2, moment })),
  ];
}

import { describeCriteria } from '../../../properties/alerts/describe-criteria.server.ts';
import { alertFrequencies, usualFrequency } from '../../../properties/alerts/frequency.ts';
import {
  type Criteria,
  criteriaOf,
  readCriteria,
  writeCriteria,
} from '../../../properties/alerts/criteria.ts';
import { findAlert, registerAlert } from './alerts.server.ts';
import { limitConfirmations } from '../../store/visitor-mails.server.ts';
import { alertId, signAlertConfirmToken, signAlertToken } from './alert-token.server.ts';
import { staffMail } from '../../mail/form-mails.server.ts';
import type { FormValues, SubmissionHandler } from '../../definition/form-definition.ts';
import { activeAlertMail, confirmAlertMail } from './alert-mails.server.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import type { Catalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { readAmount } from '../../../properties/price/amount.ts';

/** Reads towns by name or postal code, in any language and with a typing error, as the keys of cities. */
export function readPlaces(text: string, catalogue: Pick<Catalogue, 'read'>): readonly string[] | undefined {
  const names = text.split(/[,;/\n]/).filter((name) => name.trim() !== '');
  const read = names.map((name) => catalogue.read(name, { language: defaultLanguage }));
  const isUnknown = read.some(({ cities, rest }) => cities.length === 0 || rest.trim() !== '');
  return names.length === 0 || isUnknown
    ? undefined
    : read.flatMap(({ cities }) => cities.map(({ key }) => key));
}

/** The criteria of the list that the form was on, else of the fields that the visitor filled in. */
export function demandOf(values: FormValues, catalogue: Catalogue): Criteria | undefined {
  const { criteria, goal, propertyType, places, maxPrice } = values;
  if (criteria !== undefined) return readCriteria(criteria, catalogue);
  if (goal === undefined) return undefined;
  const amount = maxPrice === undefined ? undefined : readAmount(maxPrice);
  const filters = {
    type: propertyType === undefined ? [] : [propertyType],
    city: places === undefined ? [] : (readPlaces(places, catalogue) ?? []),
    maxPrice: amount === undefined ? [] : [amount],
  };
  return criteriaOf(goal === 'rent' ? 'rent' : 'sale', filters, catalogue);
}

/** Per mailbox and day: somebody may follow several lists. */
const mostMails = 10;

/**
 * The response is the same for a known alert. The agency is mailed what a visitor wrote, else only where an editor has
 * listed recipients.
 */
export const askAlert: SubmissionHandler = async (given) => {
  const { mail, listed, catalogue, database, secret, origin, now } = given;
  const { values, language } = mail;
  const { email } = mail.definition.sender(values);
  const criteria = demandOf(values, catalogue);
  if (!criteria) throw new Error('The form let an empty search through.');
  const id = await alertId(secret, email, writeCriteria(criteria));
  const known = await findAlert(database, id);
  const t = mail.texts(language);
  const context = {
    ...mail,
    t,
    origin,
    email,
    criteria: describeCriteria(criteria, { t, language, catalogue }),
    token: await signAlertToken(secret, id),
    id: `${mail.id}.visitor`,
  };
  const askedAt = now.getTime();
  const visitor =
    known?.state === 'confirmed'
      ? activeAlertMail(context)
      : confirmAlertMail(context, await signAlertConfirmToken(secret, { id, askedAt }));
  const isForStaff = listed.length > 0 || values['message'] !== undefined;
  const frequency = alertFrequencies.find((each) => each === values['frequency']) ?? usualFrequency;
  const effects = [
    registerAlert(database, { id, email, language, frequency, ...criteria }, { submissionId: mail.id, now }),
    limitConfirmations(database, { mailId: `${mail.id}-visitor`, email, now, most: mostMails }),
  ];
  return { mails: { visitor, ...(isForStaff && { staff: staffMail(mail) }) }, effects };
};

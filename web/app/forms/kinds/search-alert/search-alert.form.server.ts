import { defaultLanguage } from 'schemas/languages.ts';
import {
  readCriteria,
  type Criteria,
  criteriaOf,
  writeCriteria,
  describeCriteria,
} from '../../../properties/alerts/criteria.server.ts';
import type { Catalogue } from '../../../properties/catalogue/create-catalogue.ts';
import type { FormDefinition, FormValues, SubmissionHandler } from '../../definition/form-definition.ts';
import {
  amount,
  choice,
  email,
  type FieldKind,
  message,
  textField,
} from '../../definition/field-kinds.server.ts';
import { personOf } from '../../definition/person-fields.server.ts';
import { alertFrequencies, usualFrequency } from '../../../properties/alerts/frequency.ts';
import { findAlert, registerAlert } from './alerts.server.ts';
import { limitConfirmations } from '../../store/mail-limits.server.ts';
import { alertId, signAlertConfirmToken, signAlertToken } from './alert-token.server.ts';
import { staffMail } from '../../mail/form-mails.server.ts';
import { activeAlertMail, confirmAlertMail } from './alert-mails.server.ts';
import { readAmount } from '../../../properties/price/amount.ts';

function readPlaces(text: string, catalogue: Pick<Catalogue, 'read'>): readonly string[] | undefined {
  const names = text.split(/[,;/\n]/).filter((name) => name.trim() !== '');
  const read = names.map((name) => catalogue.read(name, { language: defaultLanguage }));
  const isUnknown = read.some(({ cities, rest }) => cities.length === 0 || rest.trim() !== '');
  return names.length === 0 || isUnknown
    ? undefined
    : read.flatMap(({ cities }) => cities.map(({ key }) => key));
}

function demandOf(values: FormValues, catalogue: Catalogue): Criteria | undefined {
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

/** Responds the same for a known alert. Mails the agency a visitor's own words only, unless recipients are listed. */
const askAlert: SubmissionHandler = async (given) => {
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

const longestCriteria = 2000;

/** Holds the list that a visitor was looking at; empty in the full form. */
function criteria(): FieldKind {
  const field = textField('form.alertCriteria', longestCriteria, {
    isRequired: false,
    check: {
      fits: (text, catalogue) => readCriteria(text, catalogue) !== undefined,
      problem: 'validation.typeOrZone',
    },
  });
  return {
    ...field,
    isAround: true,
    describe: (value, { t, catalogue }) => {
      const read = readCriteria(value, catalogue);
      return read ? describeCriteria(read, { t, language: defaultLanguage, catalogue }) : value;
    },
  };
}

function propertyType(): FieldKind {
  const typeOf = (value: string, catalogue: Catalogue) =>
    catalogue.types(defaultLanguage).find(({ webId }) => String(webId) === value);
  const field = textField('form.propertyType', 20, {
    isRequired: false,
    input: { choice: 'list' },
    check: {
      fits: (text, catalogue) => typeOf(text, catalogue) !== undefined,
      problem: 'validation.choice',
    },
  });
  return {
    ...field,
    choicesIn: (language, catalogue) =>
      catalogue.types(language).map(({ webId, name }) => ({ value: String(webId), label: name })),
    describe: (value, { catalogue }) => typeOf(value, catalogue)?.name ?? value,
  };
}

/** Required unless the criteria come with the form. */
const goal: FieldKind = {
  ...choice(
    'form.goal',
    [
      { value: 'sale', label: 'form.goalBuy' },
      { value: 'rent', label: 'form.goalRent' },
    ],
    { isRequired: false, ask: 'form.askGoal' },
  ),
  isRequired: true,
};

export const searchAlertForm = {
  id: 'demand-register',
  fields: {
    criteria: criteria(),
    goal,
    propertyType: propertyType(),
    places: textField('form.alertPlaces', 200, {
      help: 'form.alertPlacesHelp',
      isRequired: false,
      check: {
        fits: (text, catalogue) => readPlaces(text, catalogue) !== undefined,
        problem: 'validation.place',
      },
    }),
    maxPrice: amount('form.alertMaxPrice', { isRequired: false }),
    frequency: choice(
      'form.alertFrequency',
      [
        { value: 'daily', label: 'form.alertDaily' },
        { value: 'at-once', label: 'form.alertAtOnce' },
        { value: 'weekly', label: 'form.alertWeekly' },
      ],
      { isRequired: false, input: { choice: 'list', isWide: false } },
    ),
    message: message('form.alertWishes', { isRequired: false, input: { rows: 3 } }),
    email: email(),
  },
  check: (values, { catalogue }) => {
    if (values.criteria !== undefined || demandOf(values, catalogue)) return {};
    return {
      ...(values.goal === undefined && { goal: 'validation.required' }),
      ...(values.propertyType === undefined &&
        values.places === undefined && { propertyType: 'validation.typeOrZone' }),
    };
  },
  button: 'form.alertButton',
  privacy: 'form.alertPrivacy',
  mail: {
    about: 'mail.about.demand-register',
    subject: 'mail.alertConfirmSubject',
    intro: 'mail.alertConfirmText',
  },
  sender: personOf,
  handle: askAlert,
} as const satisfies FormDefinition;

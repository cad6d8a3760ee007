import { defaultLanguage } from 'schemas/languages.ts';
import { readCriteria } from '../../../properties/alerts/criteria.ts';
import type { Catalogue } from '../../../properties/catalogue/create-catalogue.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { describeCriteria } from '../../../properties/alerts/describe-criteria.server.ts';
import {
  amount,
  choice,
  email,
  type FieldKind,
  message,
  textField,
} from '../../definition/field-kinds.server.ts';
import { personOf } from '../../definition/person-fields.server.ts';
import { askAlert, demandOf, readPlaces } from './ask-alert.server.ts';

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

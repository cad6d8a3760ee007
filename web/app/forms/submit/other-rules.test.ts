import { expect, test } from 'vitest';
import { hiddenFields } from '../definition/form-content.ts';
import { an, encoded, filled, post } from './posting.test-data.ts';

/** A form with one mistake against each rule: the field that is named, and its error in nl, fr and en. */
const rules = {
  'an e-mail address must be valid': {
    form: 'site-contact',
    values: { ...an, email: 'an@' },
    field: 'email',
    errors: ['E-mailadres is niet geldig', 'Votre adresse mail est invalide', 'E-mail address is not valid'],
  },
  'the e-mail address of a friend must be there': {
    form: 'send-to-friend',
    values: { name: 'An Peeters', email: 'an@example.com', friendEmail: '' },
    field: 'friendEmail',
    errors: [
      'E-mailadres van uw vriend of vriendin is een verplicht veld',
      'Adresse e-mail de votre ami(e) est un champ obligatoire',
      'Your friend’s e-mail address is a required field',
    ],
  },
  'an end date must be complete and exist': {
    form: 'offer-to-buy',
    values: { day: '2026-02-30', hour: '18:00' },
    field: 'day',
    errors: [
      'De einddatum is niet volledig of niet geldig',
      'La date de fin est incomplète ou invalide',
      'The end date is incomplete or not valid',
    ],
  },
  'a search needs a property type or a place': {
    form: 'demand-register',
    values: { goal: 'sale', email: 'an@example.com', frequency: 'daily' },
    field: 'propertyType',
    errors: [
      'U moet minstens een type pand selecteren',
      'Vous devez sélectionner au moins un type de bien',
      'You must select at least one property type',
    ],
  },
  'a valuation needs the address of the property': {
    form: 'contact-demand',
    values: { address: '' },
    field: 'address',
    errors: [
      'Adres van het pand is een verplicht veld',
      'Adresse du bien est un champ obligatoire',
      'Address of the property is a required field',
    ],
  },
  'the question of the captcha must be solved': {
    form: 'site-contact',
    values: { ...an, [hiddenFields.answer]: '8' },
    field: hiddenFields.answer,
    errors: [
      'Het antwoord op de controlevraag klopt niet',
      'La réponse à la question de contrôle est incorrecte',
      'The answer to the security question is incorrect',
    ],
  },
} as const;

const languages = ['nl', 'fr', 'en'] as const;

test.each(Object.entries(rules))(
  '[5.13] a form that breaks a rule is not sent, and says so in the language of the visitor: %s',
  async (_, { form, values, field, errors }) => {
    const given = languages.map(async (language) => {
      const body = encoded({ ...(await filled({}, { form })), ...values });
      const { status, result } = await post(body, { language, propertyId: '2103' });
      expect(status).toBe(422);
      return result?.errors[field];
    });
    expect(await Promise.all(given)).toEqual(errors);
  },
);

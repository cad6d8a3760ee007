import { canApply } from '../../../properties/property/visitor-actions.ts';
import {
  address,
  amount,
  city,
  message,
  phone,
  postalCode,
  wholeNumber,
} from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

const mostPeople = 20;

/** Asks no more than every region allows: no source of income, health, belief, birthplace, origin or nationality. */
export const rentalApplicationForm = {
  id: 'rental-application',
  isAboutProperty: true,
  accepts: canApply,
  fields: {
    ...personFields,
    phone: phone(),
    address: address(),
    postalCode: postalCode(),
    city: city(),
    people: wholeNumber('form.people', mostPeople, { help: 'form.peopleHelp', ask: 'form.askPeople' }),
    income: { ...amount('form.income', { help: 'form.incomeHelp', ask: 'form.askIncome' }), isPrivate: true },
    message: message('form.remarks', { isRequired: false, input: { rows: 4 } }),
  },
  files: { label: 'form.documents', help: 'form.documentsHelp' },
  button: 'form.sendApplication',
  mail: {
    about: 'mail.about.rental-application',
    subject: 'mail.applicationSubject',
    intro: 'mail.applicationText',
  },
  sender: personOf,
} as const satisfies FormDefinition;

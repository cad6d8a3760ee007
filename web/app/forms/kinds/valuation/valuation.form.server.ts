import {
  address,
  choice,
  city,
  contactSlot,
  email,
  message,
  name,
  phone,
  postalCode,
} from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personOf } from '../../definition/person-fields.server.ts';

export const valuationForm = {
  id: 'contact-demand',
  fields: {
    propertyType: choice('form.propertyType', [
      { value: 'house', label: 'form.propertyTypeHouse' },
      { value: 'apartment', label: 'form.propertyTypeApartment' },
      { value: 'land', label: 'form.propertyTypeLand' },
      { value: 'commercial', label: 'form.propertyTypeCommercial' },
      { value: 'investment', label: 'form.propertyTypeInvestment' },
      { value: 'parking', label: 'form.propertyTypeParking' },
    ]),
    address: address('form.propertyAddress'),
    postalCode: postalCode(),
    city: city(),
    goal: choice('form.ownerGoal', [
      { value: 'sell', label: 'form.ownerGoalSell' },
      { value: 'let', label: 'form.ownerGoalLet' },
    ]),
    contactSlot: contactSlot(),
    message: message('form.remarks', { isRequired: false, input: { rows: 4 } }),
    salutation: choice(
      'form.salutation',
      [
        { value: 'mrs', label: 'form.salutationMrs' },
        { value: 'mr', label: 'form.salutationMr' },
        { value: 'mr-and-mrs', label: 'form.salutationMrAndMrs' },
        { value: 'none', label: 'form.salutationNeutral' },
      ],
      { input: { choice: 'list', autoComplete: 'honorific-prefix', isWide: true } },
    ),
    firstName: name('form.firstName', { input: { autoComplete: 'given-name' } }),
    lastName: name('form.lastName', { input: { autoComplete: 'family-name' } }),
    email: email(),
    phone: phone(),
  },
  steps: [
    { title: 'form.stepProperty', fields: ['propertyType', 'address', 'postalCode', 'city'] },
    { title: 'form.stepPlans', fields: ['goal', 'contactSlot', 'message'] },
    { title: 'form.stepContact', fields: ['salutation', 'firstName', 'lastName', 'email', 'phone'] },
  ],
  button: 'form.sendValuation',
  mail: { about: 'mail.about.contact-demand', subject: 'mail.receivedSubject', intro: 'mail.receivedText' },
  sender: personOf,
} as const satisfies FormDefinition;

import {
  address,
  choice,
  city,
  contactSlot,
  message,
  phone,
  postalCode,
  wholeNumber,
} from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

export const valuationForm = {
  id: 'contact-demand',
  fields: {
    propertyType: choice(
      'form.propertyType',
      [
        { value: 'house', label: 'form.propertyTypeHouse' },
        { value: 'apartment', label: 'form.propertyTypeApartment' },
        { value: 'land', label: 'form.propertyTypeLand' },
        { value: 'commercial', label: 'form.propertyTypeCommercial' },
        { value: 'investment', label: 'form.propertyTypeInvestment' },
        { value: 'parking', label: 'form.propertyTypeParking' },
      ],
      { ask: 'form.askPropertyType' },
    ),
    address: address('form.propertyAddress'),
    postalCode: postalCode(),
    city: city(),
    goal: choice(
      'form.ownerGoal',
      [
        { value: 'sell', label: 'form.ownerGoalSell' },
        { value: 'let', label: 'form.ownerGoalLet' },
      ],
      { missing: 'validation.ownerGoal' },
    ),
    bedrooms: wholeNumber('form.bedrooms', 50, { isRequired: false }),
    livingArea: wholeNumber('form.livingArea', 9999, { isRequired: false }),
    condition: choice(
      'form.condition',
      [
        { value: 'renewed', label: 'form.conditionRenewed' },
        { value: 'good', label: 'form.conditionGood' },
        { value: 'dated', label: 'form.conditionDated' },
        { value: 'poor', label: 'form.conditionPoor' },
      ],
      { isRequired: false },
    ),
    ...personFields,
    phone: phone(),
    contactSlot: contactSlot(),
    message: message('form.remarks', { isRequired: false, input: { rows: 3 } }),
  },
  steps: [
    { title: 'form.stepProperty', fields: ['propertyType', 'address', 'postalCode', 'city'] },
    { title: 'form.stepPlans', fields: ['goal', 'bedrooms', 'livingArea', 'condition'] },
    {
      title: 'form.stepContact',
      fields: ['firstName', 'lastName', 'email', 'phone', 'contactSlot', 'message'],
    },
  ],
  button: 'form.sendValuation',
  mail: { about: 'mail.about.contact-demand', subject: 'mail.receivedSubject', intro: 'mail.receivedText' },
  sender: personOf,
} as const satisfies FormDefinition;

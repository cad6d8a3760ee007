import { choice, message, phone, visitMoment } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';
import { bookVisit } from './book-visit.server.ts';

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
  handle: bookVisit,
} as const satisfies FormDefinition;

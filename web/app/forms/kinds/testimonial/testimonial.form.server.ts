import { choice, email, message, name } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

/** Arrives as a lead, from which staff make a draft in the Studio: nothing is published by sending it. */
export const testimonialForm = {
  id: 'testimonial',
  fields: {
    message: message('form.testimonialQuote', { missing: 'validation.testimonial' }),
    firstName: personFields.firstName,
    place: name('form.testimonialPlace', { isRequired: false, input: { autoComplete: 'address-level2' } }),
    email: email(),
    publish: choice(
      'form.testimonialPublish',
      [
        { value: 'yes', label: 'form.testimonialPublishYes' },
        { value: 'no', label: 'form.testimonialPublishNo' },
      ],
      { missing: 'validation.publish' },
    ),
  },
  button: 'form.sendTestimonial',
  failure: 'message.testimonialFailed',
  mail: { about: 'mail.about.testimonial', subject: 'mail.receivedSubject', intro: 'mail.receivedText' },
  sender: personOf,
} as const satisfies FormDefinition;

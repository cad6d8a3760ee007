import { message } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

export const projectQuestionForm = {
  id: 'contact-construction',
  isAboutProject: true,
  fields: { ...personFields, message: message('form.message') },
  button: 'form.sendQuestion',
  mail: {
    about: 'mail.about.contact-construction',
    subject: 'mail.receivedSubject',
    intro: 'mail.receivedText',
  },
  sender: personOf,
} as const satisfies FormDefinition;

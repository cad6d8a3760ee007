import { canRequestDocuments } from '../../../properties/property/visitor-actions.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';
import { sendDocuments } from './send-documents.server.ts';

const { firstName, lastName, email } = personFields;

export const documentsForm = {
  id: 'request-documents',
  isAboutProperty: true,
  accepts: canRequestDocuments,
  // Lets somebody who waits in vain for the mail send the form again and get another.
  sameWithin: 1,
  fields: { firstName, lastName, email },
  button: 'form.requestDocuments',
  failure: 'message.documentsFailed',
  mail: {
    about: 'mail.about.request-documents',
    subject: 'mail.documentsSubject',
    intro: 'mail.documentsText',
  },
  sender: personOf,
  handle: sendDocuments,
} as const satisfies FormDefinition;

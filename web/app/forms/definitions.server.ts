import type { FormId } from 'schemas/form-ids.ts';
import type { FormDefinition } from './form-definition.ts';
import { siteContactForm } from './site-contact/site-contact.form.server.ts';

/** What the server knows of each form that exists. */
export const formDefinitions: { readonly [Form in FormId]?: FormDefinition } = {
  'site-contact': siteContactForm,
};

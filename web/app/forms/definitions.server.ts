import { type ExistingForm, type FormId, isExistingForm } from 'schemas/form-ids.ts';
import { contactDemandForm } from './contact-demand/contact-demand.form.server.ts';
import { contactMeForm } from './contact-me/contact-me.form.server.ts';
import type { FormDefinition } from './form-definition.ts';
import { signNewsletterForm } from './sign-newsletter/sign-newsletter.form.server.ts';
import { siteContactSmallForm } from './site-contact-small/site-contact-small.form.server.ts';
import { siteContactForm } from './site-contact/site-contact.form.server.ts';

/** What the server knows of each form that exists. */
export const formDefinitions: Readonly<Record<ExistingForm, FormDefinition>> = {
  'contact-demand': contactDemandForm,
  'contact-me': contactMeForm,
  'site-contact': siteContactForm,
  'site-contact-small': siteContactSmallForm,
  'sign-newsletter': signNewsletterForm,
};

/** The form of this name; undefined while there is none. */
export function definitionOf(form: FormId): FormDefinition | undefined {
  return isExistingForm(form) ? formDefinitions[form] : undefined;
}

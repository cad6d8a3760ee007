import { type ExistingForm, type FormId, isExistingForm } from 'schemas/form-ids.ts';
import { contactDemandForm } from '../kinds/valuation/valuation.form.server.ts';
import { contactMeForm } from '../kinds/property-question/property-question.form.server.ts';
import type { FormDefinition } from './form-definition.ts';
import { signNewsletterForm } from '../kinds/newsletter/newsletter.form.server.ts';
import { siteContactSmallForm } from '../kinds/short-contact/short-contact.form.server.ts';
import { siteContactForm } from '../kinds/contact/contact.form.server.ts';

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

import type { FormId } from 'schemas/form-ids.ts';
import { valuationForm } from './kinds/valuation/valuation.form.server.ts';
import { propertyQuestionForm } from './kinds/property-question/property-question.form.server.ts';
import { documentsForm } from './kinds/documents/documents.form.server.ts';
import { searchAlertForm } from './kinds/search-alert/search-alert.form.server.ts';
import type { FormDefinition } from './definition/form-definition.ts';
import { rentalApplicationForm } from './kinds/rental-application/rental-application.form.server.ts';
import { newsletterForm } from './kinds/newsletter/newsletter.form.server.ts';
import { friendForm } from './kinds/friend/friend.form.server.ts';
import { offerForm } from './kinds/offer/offer.form.server.ts';
import { projectQuestionForm } from './kinds/project-question/project-question.form.server.ts';
import { testimonialForm } from './kinds/testimonial/testimonial.form.server.ts';
import { visitForm } from './kinds/visit/visit.form.server.ts';
import { shortContactForm } from './kinds/short-contact/short-contact.form.server.ts';
import { contactForm } from './kinds/contact/contact.form.server.ts';

export const formDefinitions: Readonly<Record<FormId, FormDefinition>> = {
  'contact-demand': valuationForm,
  'contact-appointment': visitForm,
  'contact-construction': projectQuestionForm,
  'contact-me': propertyQuestionForm,
  'send-to-friend': friendForm,
  'demand-register': searchAlertForm,
  'rental-application': rentalApplicationForm,
  'offer-to-buy': offerForm,
  'request-documents': documentsForm,
  'site-contact': contactForm,
  'site-contact-small': shortContactForm,
  'sign-newsletter': newsletterForm,
  testimonial: testimonialForm,
};

import type { SeededPage } from '../../../builders/document.ts';
import { contactMeThanks } from './contact-me.ts';
import { contactAppointmentThanks } from './contact-appointment.ts';
import { contactConstructionThanks } from './contact-construction.ts';
import { contactDemandThanks } from './contact-demand.ts';
import { demandRegisterThanks } from './demand-register.ts';
import { rentalApplicationThanks } from './rental-application.ts';
import { requestDocumentsThanks } from './request-documents.ts';
import { sendToFriendThanks } from './send-to-friend.ts';
import { offerToBuyThanks } from './offer-to-buy.ts';
import { testimonialThanks } from './testimonial.ts';
import { siteContactThanks } from './site-contact.ts';
import { signNewsletterThanks } from './sign-newsletter.ts';
import { siteContactSmallThanks } from './site-contact-small.ts';

/** One for every form; each is published with its form. */
export const thankYouPages: SeededPage[] = [
  contactMeThanks,
  contactAppointmentThanks,
  contactConstructionThanks,
  contactDemandThanks,
  demandRegisterThanks,
  sendToFriendThanks,
  siteContactThanks,
  signNewsletterThanks,
  siteContactSmallThanks,
  rentalApplicationThanks,
  offerToBuyThanks,
  testimonialThanks,
  requestDocumentsThanks,
];

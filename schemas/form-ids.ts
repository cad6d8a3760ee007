/** All forms. Their ids, the first nine set by the specification, appear in the paths of thank-you pages. */
export const forms = [
  { id: 'contact-me', title: 'Question about a property' },
  { id: 'contact-appointment', title: 'Viewing appointment' },
  { id: 'contact-construction', title: 'Question about a project' },
  { id: 'contact-demand', title: 'Free valuation' },
  { id: 'demand-register', title: 'Search request' },
  { id: 'send-to-friend', title: 'Send to a friend' },
  { id: 'site-contact', title: 'Contact form' },
  { id: 'sign-newsletter', title: 'Newsletter' },
  { id: 'site-contact-small', title: 'Short contact form' },
  { id: 'rental-application', title: 'Rental application' },
  { id: 'offer-to-buy', title: 'Offer to buy' },
  { id: 'testimonial', title: 'Testimonial' },
  { id: 'request-documents', title: 'Documents of a property' },
] as const;

export type FormId = (typeof forms)[number]['id'];

export const formIds = forms.map(({ id }) => id);

export const placeableForms = [
  'site-contact',
  'site-contact-small',
  'sign-newsletter',
  'contact-demand',
  'testimonial',
  'demand-register',
] as const satisfies readonly FormId[];

type PlaceableForm = (typeof placeableForms)[number];

export function isPlaceableForm(value: unknown): value is PlaceableForm {
  return placeableForms.some((form) => form === value);
}

export function isFormId(value: unknown): value is FormId {
  return formIds.some((id) => id === value);
}

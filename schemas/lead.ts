export const leadStates = ['new', 'in-progress', 'done'] as const;

export type LeadState = (typeof leadStates)[number];

/** A form submission as the site returns it to the Studio. It is never stored in a dataset. */
export type Lead = {
  id: string;
  /** Reference for the agency and the visitor. */
  reference: string;
  form: string;
  language: string;
  state: LeadState;
  /** ISO 8601. */
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  /** Path of the page with the form. */
  page: string;
  propertyId?: string;
  /** Address of the property while the agency lists it. */
  propertyName?: string;
  fields: { label: string; value: string }[];
  /** What was sent along; `size` is in bytes. */
  files?: { id: string; name: string; size: number }[];
  /** Error text of a mail that was given up. */
  mailFailure?: string;
};

export type LeadPage = { leads: Lead[]; total: number; page: number; pages: number };

/** How far staff are with a lead. */
export const leadStates = ['new', 'in-progress', 'done'] as const;

export type LeadState = (typeof leadStates)[number];

/** What a visitor sent, as the site tells it to the Studio. It is no content: no dataset ever holds it. */
export type Lead = {
  id: string;
  /** By which the agency and the visitor name it. */
  reference: string;
  form: string;
  language: string;
  state: LeadState;
  /** A moment in ISO 8601. */
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  /** The path of the page it was sent from. */
  page: string;
  propertyId?: string;
  /** As mails name the property, as long as the agency has it. */
  propertyName?: string;
  fields: { label: string; value: string }[];
  /** What the error catalogue says of a mail that could not be sent, when that happened. */
  mailFailure?: string;
};

export type LeadPage = { leads: Lead[]; total: number; page: number; pages: number };

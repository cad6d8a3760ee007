export const leadStates = ['new', 'in-progress', 'done'] as const;

export type LeadState = (typeof leadStates)[number];

/** Filter value for leads without an assignee. */
export const unassigned = 'unassigned';

export type Colleague = { id: string; name: string };

/** Placeholders of a reply template, which the site fills in. */
export const replyPlaceholders = ['name', 'property', 'reference', 'agency'] as const;

export type ReplyDraft = { id: string; title: string; subject: string; text: string };

export type LeadNote = {
  id: string;
  author: string;
  /** Only for a reply, which was mailed to the visitor. */
  subject?: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
};

/** A testimonial that its author lets the agency publish. `day` is an ISO day. */
export type Quotation = { text: string; author: string; place?: string; day: string };

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
  quotation?: Quotation;
  /** Uploaded with the form; `size` is in bytes. */
  files?: { id: string; name: string; size: number }[];
  /** Id of a team member, who may have left since. */
  assigneeId?: string;
  /** ISO day in Belgium. */
  remindOn?: string;
  /** Not done, and its reminder is due. */
  isDue: boolean;
  /** Oldest first. */
  notes: LeadNote[];
  /** Error text of a mail that the site gave up sending. */
  mailFailure?: string;
};

export type LeadPage = {
  leads: Lead[];
  total: number;
  page: number;
  pages: number;
  team: Colleague[];
  /** Changes whenever anything else here does. */
  version: string;
};

export type FunnelRow = {
  propertyId: string;
  /** Absent once the agency no longer lists the property. */
  name?: string;
  views: number;
  leads: number;
  visits: number;
};

/** Views within a period of a page that belongs to no property. */
export type PageViews = { path: string; views: number };

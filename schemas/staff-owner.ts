export const ownerStates = ['invited', 'active', 'revoked'] as const;

export type OwnerState = (typeof ownerStates)[number];

export type OwnerChange = {
  id: string;
  kind:
    | 'invited'
    | 'link-sent'
    | 'name'
    | 'email'
    | 'language'
    | 'property-added'
    | 'property-removed'
    | 'revoked'
    | 'restored'
    | 'viewed';
  staffName: string;
  /** The property that was added or removed. */
  reference?: string;
  /** ISO 8601. */
  createdAt: string;
};

export type OwnerDocument = {
  id: string;
  name: string;
  /** The kind of document, in the language of the request. */
  kind: string;
  size: number;
  reference: string;
  /** ISO 8601. */
  createdAt: string;
};

/** An owner as the site returns them to the Studio. They are never stored in a dataset. */
export type StaffOwner = {
  id: string;
  name: string;
  email: string;
  language: string;
  state: OwnerState;
  hasPassword: boolean;
  /** ISO 8601; absent before the first login. */
  signedInAt?: string;
  /** References, sorted. */
  properties: string[];
  /** Latest first. */
  documents: OwnerDocument[];
  /** Latest first. */
  changes: OwnerChange[];
};

export type OwnerPage = { owners: StaffOwner[]; total: number; page: number; pages: number };

/** Opens the portal once, as the owner sees it. */
export type OwnerView = { path: string };

/** Characters. */
export const longestOwnerName = 100;

import type { LanguageId } from 'schemas/languages.ts';

/** Someone who is signed in to the portal, and the references of their properties. */
export type Owner = {
  id: string;
  email: string;
  name: string;
  language: LanguageId;
  propertyIds: readonly string[];
  /** Of the cookie's token. */
  sessionHash: string;
  loggedInAt: Date;
};

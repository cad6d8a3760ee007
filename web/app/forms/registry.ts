import type { ComponentType } from 'react';
import type { PlaceableForm } from 'schemas/form-ids.ts';
import { SiteContact } from './site-contact/site-contact.tsx';

/** Which component shows the fields of which form. */
export const formRegistry = {
  'site-contact': SiteContact,
} satisfies Record<PlaceableForm, ComponentType>;

import type { SeededSettings } from '../document.ts';
import { localizedString, seededLanguages } from '../localized.ts';

export const siteSettings: SeededSettings = {
  _id: 'site-settings',
  _type: 'siteSettings',
  agencyName: 'Huis & Haard',
  tagline: localizedString({
    nl: 'Thuis begint met vertrouwen',
    fr: 'Chez soi commence par la confiance',
    en: 'Home begins with trust',
  }),
  enabledLanguages: [...seededLanguages],
  phone: '+32 15 00 00 00',
  email: 'info@huisenhaard.example',
  address: { _type: 'postalAddress', street: 'Korenmarkt 999', zip: '2800', city: 'Mechelen' },
};

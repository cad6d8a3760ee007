import type { SeededSettings } from '../document.ts';
import { localizedString, localizedText, seededLanguages } from '../localized.ts';

export const siteSettings: SeededSettings = {
  _id: 'site-settings',
  _type: 'siteSettings',
  agencyName: 'Huis & Haard',
  tagline: localizedString({
    nl: 'Thuis begint met vertrouwen',
    fr: 'Chez soi commence par la confiance',
    en: 'Home begins with trust',
  }),
  phone: '+32 15 00 00 00',
  email: 'info@huisenhaard.example',
  address: { _type: 'postalAddress', street: 'Korenmarkt 999', zip: '2800', city: 'Mechelen' },
  companyNumber: '0000.000.097',
  vatNumber: 'BE 0000.000.097',
  brokerTitle: localizedString({
    nl: 'Erkend vastgoedmakelaar-bemiddelaar',
    fr: 'Agent immobilier courtier agréé',
    en: 'Recognised estate agent',
  }),
  brokerNumber: '000 001',
  recognitionCountry: localizedString({ nl: 'België', fr: 'Belgique', en: 'Belgium' }),
  supervisoryAuthority: localizedText({
    nl: 'Beroepsinstituut van Vastgoedmakelaars (BIV), Luxemburgstraat 16 B, 1000 Brussel',
    fr: 'Institut professionnel des agents immobiliers (IPI), rue du Luxembourg 16 B, 1000 Bruxelles',
    en: 'Professional Institute of Estate Agents (BIV/IPI), Luxemburgstraat 16 B, 1000 Brussels',
  }),
  insurer: 'Voorbeeld Verzekeringen nv',
  insurancePolicy: '000.000.001',
  codeOfConductUrl: 'https://www.biv.be/',
  enabledLanguages: [...seededLanguages],
  incompleteTranslations: 'warn',
  showFreeValuation: true,
  contactSlots: [
    { _type: 'contactSlot', _key: 'morning', from: '10:00', to: '13:00' },
    { _type: 'contactSlot', _key: 'afternoon-fr', from: '14:00', to: '16:00', languages: ['fr'] },
    { _type: 'contactSlot', _key: 'afternoon', from: '13:00', to: '16:00', languages: ['nl', 'en'] },
    { _type: 'contactSlot', _key: 'evening', from: '16:00', to: '19:00' },
  ],
  formRecipients: [
    {
      _type: 'formRecipient',
      _key: 'contact-demand',
      form: 'contact-demand',
      recipients: ['schatting@huisenhaard.example'],
    },
    {
      _type: 'formRecipient',
      _key: 'demand-register',
      form: 'demand-register',
      recipients: ['zoekers@huisenhaard.example'],
    },
    {
      _type: 'formRecipient',
      _key: 'contact-appointment',
      form: 'contact-appointment',
      recipients: ['planning@huisenhaard.example'],
    },
  ],
  allowedRedirectHosts: ['www.biv.be'],
};

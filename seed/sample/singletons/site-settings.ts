import type { OwnDocument } from '../../builders/document.ts';
import { picture } from '../picture.ts';

export const siteSettings: OwnDocument = {
  _id: 'site-settings',
  _type: 'siteSettings',
  sharePicture: picture('banner-home-3x2'),
  rentalTerms: [
    { _type: 'rentalTerm', _key: '2139', reference: '2139', minimumIncome: 4200, mostPeople: 6 },
    { _type: 'rentalTerm', _key: '2145', reference: '2145', minimumIncome: 2100, mostPeople: 1 },
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
};

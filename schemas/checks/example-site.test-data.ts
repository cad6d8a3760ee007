import { localized } from '../publication/example.test-data.ts';
import type { StoredDocument } from '../publication/localized-values.ts';
import { type CheckedSite, checkedSite } from './checked-site.ts';

export const settings: StoredDocument = {
  _id: 'site-settings',
  _type: 'siteSettings',
  agencyName: 'Huis & Haard',
  enabledLanguages: ['nl', 'fr'],
};

export const completeSettings = {
  ...settings,
  companyNumber: '0000.000.097',
  vatNumber: 'BE 0000.000.097',
  brokerNumber: '000 001',
  insurer: 'Voorbeeld Verzekeringen nv',
  insurancePolicy: '000.000.001',
  logo: { _type: 'image', asset: { _type: 'reference', _ref: 'image-a-600x200-png' } },
};

export function storedPage(_id: string, path: string, fields: object = {}): StoredDocument {
  return { _id, _type: 'page', status: 'published', path: localized({ nl: path, fr: path }), ...fields };
}

export function exampleSite(
  documents: readonly StoredDocument[] = [],
  published: string[] = [],
): CheckedSite {
  return checkedSite([settings, ...documents], published);
}

export const to = (_ref: string) => ({ _type: 'reference', _ref });

import { defineArrayMember, defineField } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';

const group = 'legal';

function factField(name: string, title: string, description: string, pattern?: { of: RegExp; like: string }) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    group,
    validation: (rule) => (pattern ? rule.regex(pattern.of, { name: pattern.like }) : rule.max(100)),
  });
}

const companyNumber = { of: /^[01]\d{3}\.\d{3}\.\d{3}$/, like: 'number, for example 0123.456.789' };
const vatNumber = { of: /^BE [01]\d{3}\.\d{3}\.\d{3}$/, like: 'number, for example BE 0123.456.789' };

/** Notices that Belgian law requires on a broker's site and in its advertisements. */
export const legalFields = [
  factField(
    'companyNumber',
    'Company number',
    'The KBO/BCE number, for example 0123.456.789.',
    companyNumber,
  ),
  factField('vatNumber', 'VAT number', 'For example BE 0123.456.789.', vatNumber),
  localizedField({
    name: 'brokerTitle',
    title: 'Professional title',
    description: 'For example recognised real-estate broker.',
    kind: 'String',
    group,
  }),
  factField('brokerNumber', 'BIV number', 'Six digits, for example 500 000.'),
  localizedField({
    name: 'recognitionCountry',
    title: 'Country of recognition',
    description: 'Where the title was granted, for example Belgium.',
    kind: 'String',
    group,
  }),
  localizedField({
    name: 'supervisoryAuthority',
    title: 'Supervisory authority',
    description: 'Name and address of the professional body.',
    kind: 'Text',
    group,
  }),
  factField('insurer', 'Insurer', 'For professional liability and the surety bond.'),
  factField('insurancePolicy', 'Policy number', 'The number of that policy.'),
  defineField({
    name: 'codeOfConductUrl',
    title: 'Code of conduct',
    description: 'The https address of the code of conduct.',
    type: 'url',
    group,
    validation: (rule) => rule.uri({ scheme: ['https'] }),
  }),
  defineField({
    name: 'securityContact',
    title: 'Contact for security reports',
    description:
      'Where somebody reports a weakness of this site: an e-mail address, or the https address of a page. Published as security.txt; empty for none.',
    type: 'string',
    group,
    validation: (rule) =>
      rule.regex(/^(https:\/\/[^\s/]+(\/\S*)?|[^\s@:]+@[^\s@]+\.[^\s@]+)$/, {
        name: 'e-mail or https address',
      }),
  }),
  defineField({
    name: 'lawSeverities',
    title: 'Rules of the law',
    description:
      'How strictly the site looks at what the law asks of an advertisement. The history of this document keeps who changed it and when. None of this is legal advice.',
    type: 'array',
    of: [defineArrayMember({ type: 'lawSeverity' })],
    group,
    validation: (rule) =>
      rule.custom((rows: unknown[] | undefined) => {
        const named = (rows ?? []).map((row) => sibling(row, 'rule'));
        return new Set(named).size === named.length || 'Two entries are about the same rule.';
      }),
  }),
  defineField({
    name: 'renovationDuties',
    title: 'Renovation duty in Flanders',
    description:
      'Shown with homes for sale that have label E or F, and with shops and offices for sale. Add a text when the law changes: each applies from its date until the next.',
    type: 'array',
    of: [defineArrayMember({ type: 'renovationDuty' })],
    group,
    validation: (rule) =>
      rule.custom((duties: unknown[] | undefined) => {
        const days = (duties ?? []).map((duty) => sibling(duty, 'from'));
        return new Set(days).size === days.length || 'Two texts begin on the same day.';
      }),
  }),
];

import { defineArrayMember, defineField } from '@sanity/types';
import { sibling } from '../fields/sibling.ts';

const group = 'costs';

type Rates = { name: string; title: string; description: string; of: string };

function ratesField({ name, title, description, of }: Rates) {
  return defineField({
    name,
    title,
    description: `${description} When it changes, add an entry: each applies from its date until the next.`,
    type: 'array',
    of: [defineArrayMember({ type: of })],
    group,
    validation: (rule) =>
      rule.custom((rates: unknown[] | undefined) => {
        const days = (rates ?? []).map((rate) =>
          [sibling(rate, 'region'), sibling(rate, 'from')].map(String).join(' '),
        );
        return new Set(days).size === days.length || 'Two entries begin on the same day.';
      }),
  });
}

/** Rates behind the costs on property pages; where a list is empty, those in code apply. */
export const costFields = [
  ratesField({
    name: 'registrationDuties',
    title: 'Registration duty',
    description: 'What buyers pay in each region.',
    of: 'registrationDuty',
  }),
  ratesField({
    name: 'vatRates',
    title: 'VAT on new-build',
    description: 'What buyers of new-build properties pay.',
    of: 'vatRate',
  }),
  ratesField({
    name: 'notaryEstimates',
    title: 'Notary and deed',
    description: 'How these costs are estimated.',
    of: 'notaryEstimate',
  }),
  ratesField({
    name: 'loanTerms',
    title: 'Loan',
    description: 'What the calculator of a loan begins with.',
    of: 'loanTerms',
  }),
  ratesField({
    name: 'depositLimits',
    title: 'Deposit',
    description: 'What tenants of a home pay at most in each region.',
    of: 'depositLimit',
  }),
];

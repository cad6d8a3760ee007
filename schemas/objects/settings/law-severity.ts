import { defineType } from '@sanity/types';
import { choiceField } from '../../fields/choice-field.ts';
import { sibling } from '../../fields/sibling.ts';
import {
  allowedSeverities,
  isLawRuleId,
  lawSeverities,
  type LawSeverity,
  lawWords,
} from '../../law-words.ts';

const titles: Readonly<Record<LawSeverity, string>> = {
  note: 'Note it',
  warn: 'Warn',
  block: 'Hold it back',
};

export const lawSeverity = defineType({
  name: 'lawSeverity',
  title: 'Rule of the law',
  description: 'How the site takes a property that breaks this rule.',
  type: 'object',
  fields: [
    choiceField({
      name: 'rule',
      title: 'Rule',
      description: 'For a rule that is not listed here, the site decides by itself.',
      choices: Object.entries(lawWords).map(([value, { rule: title }]) => ({ title, value })),
      isRequired: true,
    }),
    {
      ...choiceField({
        name: 'severity',
        title: 'What to do',
        description:
          'Hold it back: the last good version stays on the site. Warn: it is published, and Properties and Status tell. Note: only Properties tells.',
        choices: lawSeverities.map((value) => ({ title: titles[value], value })),
      }),
      validation: (rule) =>
        rule.required().custom((severity, { parent }) => {
          const id = sibling(parent, 'rule');
          const isAllowed =
            typeof id !== 'string' ||
            !isLawRuleId(id) ||
            allowedSeverities(id).some((allowed) => allowed === severity);
          return isAllowed || 'The law leaves no room for that: warn at least.';
        }),
    },
  ],
  preview: {
    select: { rule: 'rule', severity: 'severity' },
    prepare: ({ rule, severity }: { rule?: string; severity?: LawSeverity }) => ({
      title: rule !== undefined && isLawRuleId(rule) ? lawWords[rule].rule : 'No rule yet',
      subtitle: severity === undefined ? '' : titles[severity],
    }),
  },
});

import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { sibling } from '../../fields/sibling.ts';
import { datedFields, euroField, rateField, sinceDay } from '../../fields/dated-fields.ts';

export const notaryBracket = defineType({
  name: 'notaryBracket',
  title: 'Bracket',
  description: 'A part of the price and its rate.',
  type: 'object',
  fields: [
    euroField({
      name: 'upTo',
      title: 'Up to',
      description: 'In euro. Leave empty in the last bracket, which takes the rest of the price.',
      isRequired: false,
    }),
    rateField({ name: 'rate', title: 'Rate', description: 'In percent of this part, without VAT.' }),
  ],
  preview: {
    select: { upTo: 'upTo', rate: 'rate' },
    prepare: ({ upTo, rate }: { upTo?: number; rate?: number }) => {
      const percent = String(rate ?? '…');
      return {
        title: upTo === undefined ? `${percent} % of the rest` : `${percent} % up to € ${String(upTo)}`,
      };
    },
  },
});

/** Brackets must rise, and only the last has no end. */
function rising(brackets: unknown[] | undefined): true | string {
  const ends = (brackets ?? []).map((bracket) => {
    const upTo = sibling(bracket, 'upTo');
    return typeof upTo === 'number' ? upTo : Infinity;
  });
  const isRising = ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? 0));
  return (
    (isRising && ends.at(-1) === Infinity) ||
    'Begin with the lowest bracket and end with one without “Up to”.'
  );
}

export const notaryEstimate = defineType({
  name: 'notaryEstimate',
  title: 'Notary',
  description: 'The legal scales of the fee, and an estimate of the other costs of a deed.',
  type: 'object',
  fields: [
    euroField({
      name: 'fixedPart',
      title: 'Fixed part, any buyer',
      description: 'In euro, without VAT: what is due beside the brackets (scale J).',
      isRequired: false,
    }),
    defineField({
      name: 'brackets',
      title: 'Brackets, any buyer',
      description: 'The parts of the price, each with its rate (scale J).',
      type: 'array',
      of: [defineArrayMember({ type: 'notaryBracket' })],
      validation: (rule) => rule.required().min(1).custom(rising),
    }),
    euroField({
      name: 'ownHomeFixedPart',
      title: 'Fixed part, own and only home',
      description: 'In euro, without VAT (scale J bis).',
      isRequired: false,
    }),
    defineField({
      name: 'ownHomeBrackets',
      title: 'Brackets, own and only home',
      description: 'Leave empty where such a buyer pays as any other (scale J bis).',
      type: 'array',
      of: [defineArrayMember({ type: 'notaryBracket' })],
      validation: (rule) =>
        rule.custom((brackets: unknown[] = []) => brackets.length === 0 || rising(brackets)),
    }),
    euroField({
      name: 'smallPrice',
      title: 'Highest small price',
      description: 'In euro: up to this price the fixed part is lower.',
      isRequired: false,
    }),
    euroField({
      name: 'smallPriceReduction',
      title: 'Less at a small price',
      description: 'In euro: what is taken off the fixed part.',
      isRequired: false,
    }),
    euroField({
      name: 'deedCosts',
      title: 'Costs of the deed',
      description: 'In euro: file costs, searches and disbursements, with VAT.',
    }),
    ...datedFields,
  ],
  preview: {
    select: { from: 'from', deedCosts: 'deedCosts' },
    prepare: ({ from, deedCosts }: { from?: string; deedCosts?: number }) => ({
      title: `Fee by brackets, deed € ${String(deedCosts ?? '…')}`,
      subtitle: sinceDay(from),
    }),
  },
});

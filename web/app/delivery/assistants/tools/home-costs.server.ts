import { z } from 'zod';
import { loadCosts } from '../../../pages/property/costs/load-costs.server.ts';
import { saleCosts } from '../../../properties/costs/sale-costs.ts';
import { findHome } from '../home.server.ts';
import { defineTool, NoAnswer, reference } from '../tool.ts';

const amount = z.number().min(0).max(99_999_999).optional();

export const homeCosts = defineTool({
  name: 'costs_of_home',
  title: 'What a home costs',
  description:
    'For a sale: registration duty or VAT, notary, the loan and its instalment; for a home to let: a month and the sum due at the start. All amounts are in euro, an indication by the rules that it names.',
  input: () => ({
    reference,
    isOwnHome: z.boolean().optional().describe('The buyer’s own and only home, to live in; true by default.'),
    ownMeans: amount.describe(
      'Euro that the buyer brings along; by default the costs and a share of the price.',
    ),
    yearsOfLoan: z.int().min(5).max(30).optional().describe('The answer tells the default.'),
    ratePerYear: z
      .number()
      .min(0)
      .max(15)
      .optional()
      .describe('Of the loan, in per cent. The answer tells the default.'),
  }),
  run: async (context, { reference: id, isOwnHome = true, ownMeans, yearsOfLoan, ratePerYear }) => {
    const property = await findHome(context, id);
    const costs = loadCosts(context, property);
    if (!costs) throw new NoAnswer('The price of this home is not published, so neither are its costs.');
    const { notice, note, sources } = costs;
    const said = {
      notice,
      note,
      sources: sources.map(({ rule, before, source, after }) =>
        [rule, `${before}${source ?? ''}${after}`].join(' '),
      ),
    };
    if (costs.kind === 'rent') return { kind: 'rent', month: costs.month, start: costs.start, ...said };
    const { offer } = costs.calculator;
    const { values, duty, vat, notaryFees, total, borrowed, perMonth } = saleCosts(offer, {
      ...(!isOwnHome && { home: 'no' }),
      ...(ownMeans !== undefined && { own: String(ownMeans) }),
      ...(yearsOfLoan !== undefined && { years: String(yearsOfLoan) }),
      ...(ratePerYear !== undefined && { rate: String(ratePerYear) }),
    });
    return {
      kind: 'sale',
      price: offer.price,
      registrationDuty: duty && { amount: duty.amount, ratePerCent: duty.rate },
      vat: vat && { amount: vat.amount, ratePerCent: vat.rate },
      notary: offer.belgian && notaryFees + offer.belgian.deedCosts,
      total,
      loan: {
        ownMeans: values.own,
        borrowed,
        years: values.years,
        ratePerCent: values.rate,
        perMonth: Math.round(perMonth),
      },
      ...said,
    };
  },
});

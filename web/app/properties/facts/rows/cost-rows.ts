import { costFactsOf } from '../../costs/cost-facts.ts';
import { regionOf } from 'schemas/country.ts';
import { formatEuro } from '../../price/price.ts';
import { formatDay } from '../../text/day.ts';
import type { FactRow } from '../fact-row.ts';
import { counted, day, euro, euroPerMonth, inText, term, yesOrNo } from '../fact-values.ts';

/** Shares of the price would reveal a hidden one. */
const isPriceHidden: FactRow['isHidden'] = ({ property }) => property.price === undefined;

export const costRows: readonly FactRow[] = [
  {
    id: 'price',
    group: 'facts.costs',
    label: ({ record, property }) => {
      if (record.LifeAnnuity) return 'facts.oneOffSum';
      if (record.Auction) return 'facts.startingBid';
      return property.goal === 'sale' ? 'property.price' : 'property.rent';
    },
    value: ({ record, property: { price } }) =>
      record.LifeAnnuity || record.Auction ? price?.amount : price?.text,
  },
  {
    id: 'instalment',
    group: 'facts.costs',
    label: 'facts.instalment',
    value: ({ property: { price }, t, language }) =>
      price?.instalment === undefined
        ? undefined
        : t('facts.perMonth', { price: formatEuro(price.instalment, language) }),
  },
  {
    id: 'life-annuity',
    group: 'facts.costs',
    label: 'facts.lifeAnnuity',
    value: ({ record: { LifeAnnuity: annuity }, t }) =>
      annuity && (annuity.Heads ? t('facts.heads', { count: annuity.Heads }) : t('filter.yes')),
    note: 'facts.lifeAnnuityNote',
  },
  {
    id: 'annuity-index',
    group: 'facts.costs',
    label: 'facts.annuityIndex',
    value: ({ record: { LifeAnnuity: annuity }, t }) =>
      annuity?.IsIndexed === undefined ? undefined : t(annuity.IsIndexed ? 'filter.yes' : 'filter.no'),
  },
  {
    id: 'auction',
    group: 'facts.costs',
    label: 'facts.auction',
    value: ({ record: { Auction: auction }, language }) => auction && formatDay(auction.Date, language),
    note: 'facts.auctionNote',
    isHidden: ({ property }) => property.state !== 'available',
  },
  { id: 'charges', group: 'facts.costs', label: 'facts.charges', value: euroPerMonth('Charges') },
  {
    id: 'deposit',
    group: 'facts.costs',
    label: 'facts.deposit',
    value: counted('facts.depositValue', 'Deposit'),
  },
  {
    id: 'deposit-amount',
    group: 'facts.costs',
    label: 'facts.depositAmount',
    value: euro('DepositAmount'),
    isHidden: isPriceHidden,
  },
  {
    id: 'yield',
    group: 'facts.costs',
    label: 'facts.yield',
    value: inText('facts.yieldValue', 'Yield'),
    isHidden: isPriceHidden,
  },
  {
    id: 'take-over',
    group: 'facts.costs',
    label: 'facts.takeOver',
    value: yesOrNo('TakeOver'),
    note: 'facts.takeOverNote',
    isHidden: ({ record }) => !record.TakeOver,
  },
  {
    id: 'take-over-price',
    group: 'facts.costs',
    label: 'facts.takeOverPrice',
    value: euro('TakeOverPrice'),
    isHidden: isPriceHidden,
  },
  {
    id: 'registration',
    group: 'facts.costs',
    label: 'facts.registration',
    value: term('RegistrationRights'),
  },
  {
    id: 'vat-rate',
    group: 'facts.costs',
    label: 'facts.vatRate',
    value: inText('facts.vatRateValue', 'VATRate'),
  },
  {
    id: 'notary-fees',
    group: 'facts.costs',
    label: 'facts.notaryFees',
    value: euro('NotaryFees'),
    // The costs of a Belgian sale follow the legal scale, and a page shows one figure only.
    isHidden: ({ property, record }) =>
      property.price === undefined ||
      (costFactsOf(record) !== undefined && regionOf(record.Zip, record.CountryID) !== undefined),
  },
  {
    id: 'cadastral-income',
    group: 'facts.costs',
    label: 'facts.cadastralIncome',
    value: euro('CadastralIncome'),
  },
  {
    id: 'agency-cost',
    group: 'facts.costs',
    label: 'facts.agencyCost',
    value: euro('AgencyCost'),
    isHidden: isPriceHidden,
  },
  { id: 'inventory-cost', group: 'facts.costs', label: 'facts.inventoryCost', value: euro('InventoryCost') },
  {
    id: 'available-from',
    group: 'facts.costs',
    label: 'facts.availableFrom',
    value: day('AvailableFrom'),
    isHidden: ({ property }) => property.state !== 'available',
  },
];

/** Lots and shares stand in the deed of a building, so they would reveal a hidden address. */
const isAddressHidden: FactRow['isHidden'] = ({ property }) => property.address === undefined;

export const coOwnershipRows: readonly FactRow[] = [
  {
    id: 'co-ownership',
    group: 'facts.coOwnership',
    label: 'facts.isCoOwned',
    value: ({ record: { CoOwnership }, t }) => CoOwnership && t('filter.yes'),
    note: 'facts.coOwnershipNote',
  },
  {
    id: 'lots',
    group: 'facts.coOwnership',
    label: 'facts.lots',
    value: ({ record: { CoOwnership } }) => CoOwnership?.Lots,
    isHidden: isAddressHidden,
  },
  {
    id: 'share',
    group: 'facts.coOwnership',
    label: 'facts.share',
    value: ({ record: { CoOwnership } }) => CoOwnership?.Share,
    isHidden: isAddressHidden,
  },
  {
    id: 'reserve-fund',
    group: 'facts.coOwnership',
    label: 'facts.reserveFund',
    value: ({ record: { CoOwnership }, language }) =>
      CoOwnership?.ReserveFund === undefined ? undefined : formatEuro(CoOwnership.ReserveFund, language),
  },
  {
    id: 'procedures',
    group: 'facts.coOwnership',
    label: 'facts.procedures',
    value: ({ record: { CoOwnership }, t }) =>
      CoOwnership?.HasProcedures === undefined
        ? undefined
        : t(CoOwnership.HasProcedures ? 'filter.yes' : 'filter.no'),
    isGood: ({ record: { CoOwnership } }) => CoOwnership?.HasProcedures === false,
  },
];

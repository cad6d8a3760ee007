import { pricePer } from '../price/price-unit.ts';
import { isPriceShown } from '../price/price.ts';
import type { PropertyRecord } from '../model/record.ts';

/** Whole euro. Values that the agency does not know are undefined. */
export type CostFacts = {
  price: number;
  /** Registration duty, VAT, or duty on the land and VAT on the building. */
  tax: 'duty' | 'vat' | 'mixed';
  vatRate: number | undefined;
  /** Per month. */
  charges: number;
  depositMonths: number | undefined;
  agencyCost: number;
  inventoryCost: number;
};

function taxOf({ RegistrationRights, NewBuild }: PropertyRecord): CostFacts['tax'] {
  if (RegistrationRights === 'mixed') return 'mixed';
  if (RegistrationRights === undefined) return NewBuild ? 'vat' : 'duty';
  return RegistrationRights === 'vat' ? 'vat' : 'duty';
}

/** False where nobody knows yet what a buyer or tenant will pay. */
function isWhole({ PriceTo, LifeAnnuity, Auction, PriceUnit }: PropertyRecord): boolean {
  const per = pricePer(PriceUnit);
  return !PriceTo && !LifeAnnuity && !Auction && (per === undefined || per === 'month');
}

/** Undefined where the price is unknown, or hidden, because every cost would reveal it. */
export function costFactsOf(record: PropertyRecord): CostFacts | undefined {
  if (!isPriceShown(record) || !(record.Price > 0) || !isWhole(record)) return undefined;
  return {
    price: Math.round(record.Price),
    tax: taxOf(record),
    vatRate: record.VATRate,
    charges: record.Charges ?? 0,
    depositMonths: record.Deposit,
    agencyCost: record.AgencyCost ?? 0,
    inventoryCost: record.InventoryCost ?? 0,
  };
}

import type { LanguageId } from 'schemas/languages.ts';
import type { PropertyRecord } from '../model/record.ts';
import { termKinds, type Term, type TermField, type Terms } from '../model/terms.ts';

/** Everything a detail page tells about a property besides its card. A fact the agency does not know is undefined. */
export type PropertyDetails = ReturnType<typeof detailsOf>;

/** Amounts that would give a hidden price away: each is a share of it. */
function costsOf(record: PropertyRecord, isPriceShown: boolean) {
  return {
    notaryFees: isPriceShown ? record.NotaryFees : undefined,
    agencyCost: isPriceShown ? record.AgencyCost : undefined,
    /** Percent. */
    vatRate: record.VATRate,
    cadastralIncome: record.CadastralIncome,
    /** Euro a month. */
    charges: record.Charges,
    /** Months of rent. */
    depositMonths: record.Deposit,
    inventoryCost: record.InventoryCost,
  };
}

/** Surfaces in m², energy in kWh, emission in kg CO₂ a m² and year, money in euro, dates as ISO days. */
export function detailsOf(record: PropertyRecord, language: LanguageId, terms: Terms, isPriceShown: boolean) {
  const term = (field: TermField): Term | undefined => {
    const code = record[field];
    return code === undefined ? undefined : terms(termKinds[field], code, language);
  };
  return {
    surfaces: {
      total: record.SurfaceTotal,
      ground: record.SurfaceGround,
      living: record.SurfaceLiving,
      terrace: record.SurfaceTerrace,
      garden: record.SurfaceGarden,
    },
    rooms: {
      bedrooms: record.Bedrooms,
      bathrooms: record.Bathrooms,
      showers: record.Showers,
      toilets: record.Toilets,
      garages: record.Garages,
      parkings: record.Parkings,
      floors: record.Floors,
    },
    building: {
      constructionYear: record.ConstructionYear,
      renovationYear: record.RenovationYear,
      facades: record.Facades,
      orientation: term('Orientation'),
      heating: term('Heating'),
      kitchen: term('Kitchen'),
      roof: term('Roof'),
      windows: term('Windows'),
    },
    energy: {
      consumption: record.EnergyPerformance,
      totalConsumption: record.EnergyTotal,
      emission: record.CO2Emission,
      certificateCode: record.EPCCode,
      certificateExpiresOn: record.EPCExpiryDate,
    },
    asbestos: { certificate: term('AsbestosType'), on: record.AsbestosDate },
    flood: { plot: record.FloodPlotScore, building: record.FloodBuildingScore, zone: term('FloodZone') },
    /** Full sentences: the usual abbreviations are not allowed in advertisements. */
    planning: {
      permit: term('Permit'),
      designation: term('Designation'),
      summons: term('Summons'),
      preemption: term('PreemptionRight'),
      subdivision: term('Subdivision'),
      lawfulUse: term('LawfulUse'),
      registration: term('RegistrationRights'),
    },
    costs: costsOf(record, isPriceShown),
    availableFrom: record.AvailableFrom,
  };
}

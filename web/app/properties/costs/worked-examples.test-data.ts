/**
 * Each source is a rule or an official calculator; only `calculator` and `decree` were seen at second hand: the six amounts
 * that notaire.be showed on 6 September 2026, and the brackets of the consolidated decree as a public calculator has them.
 */
const sources = {
  flanders: 'Codex VCF art. 2.9.4.1.1 (12 %) and 2.9.4.2.11 (2 %)',
  modest: 'Codex VCF art. 2.9.5.0.5: 1.867 euro less up to 220.000 euro',
  brussels: 'be.brussels, droits d’enregistrement: 12,5 %, 200.000 euro exempt up to 600.000 euro',
  wallonia: 'Décret wallon 5.12.2024: 12,5 %, 3 % for an own and only home',
  calculator: 'notaire.be, calcul des frais d’achat',
  decree: 'KB 16.12.1950 as amended on 22.11.2022, scales J and J bis',
  vat: 'KB nr. 20: 21 %, 6 % after demolition and rebuilding; duty on land sold apart',
  deposit: 'Vlaams Woninghuurdecreet; Brusselse Huisvestingscode; décret wallon 15.3.2018',
} as const;

type Region = 'flanders' | 'brussels' | 'wallonia';
type Source = (typeof sources)[keyof typeof sources];

/** Region, price, whether it becomes an own and only home, and the duty. */
export const dutyExamples: readonly (readonly [Region, number, boolean, number, Source])[] = [
  ['flanders', 95_000, false, 11_400, sources.flanders],
  ['flanders', 185_000, false, 22_200, sources.flanders],
  ['flanders', 240_001, false, 28_800.12, sources.flanders],
  ['flanders', 389_995, false, 46_799.4, sources.flanders],
  ['flanders', 525_000, false, 63_000, sources.flanders],
  ['flanders', 240_000, true, 4_800, sources.flanders],
  ['flanders', 262_500, true, 5_250, sources.flanders],
  ['flanders', 350_000, true, 7_000, sources.flanders],
  ['flanders', 389_995, true, 7_799.9, sources.flanders],
  ['flanders', 745_250, true, 14_905, sources.flanders],
  ['flanders', 93_350, true, 0, sources.modest],
  ['flanders', 150_000, true, 1_133, sources.modest],
  ['flanders', 210_000, true, 2_333, sources.modest],
  ['flanders', 220_000, true, 2_533, sources.modest],
  ['flanders', 220_001, true, 4_400.02, sources.modest],
  ['brussels', 175_000, false, 21_875, sources.brussels],
  ['brussels', 299_999, false, 37_499.88, sources.brussels],
  ['brussels', 600_000, false, 75_000, sources.brussels],
  ['brussels', 815_500, false, 101_937.5, sources.brussels],
  ['brussels', 150_000, true, 0, sources.brussels],
  ['brussels', 200_000, true, 0, sources.brussels],
  ['brussels', 200_001, true, 0.13, sources.brussels],
  ['brussels', 350_000, true, 18_750, sources.brussels],
  ['brussels', 400_000, true, 25_000, sources.brussels],
  ['brussels', 600_000, true, 50_000, sources.brussels],
  ['brussels', 600_001, true, 75_000.13, sources.brussels],
  ['brussels', 412_350, true, 26_543.75, sources.brussels],
  ['wallonia', 512_410, true, 15_372.3, sources.wallonia],
  ['wallonia', 149_000, false, 18_625, sources.wallonia],
  ['wallonia', 250_000, false, 31_250, sources.wallonia],
  ['wallonia', 337_777, false, 42_222.13, sources.wallonia],
  ['wallonia', 149_000, true, 4_470, sources.wallonia],
  ['wallonia', 250_000, true, 7_500, sources.wallonia],
  ['wallonia', 280_000, true, 8_400, sources.wallonia],
  ['wallonia', 337_777, true, 10_133.31, sources.wallonia],
];

/** Price, whether it becomes an own and only home, and the fee without VAT. */
export const feeExamples: readonly (readonly [number, boolean, number, Source])[] = [
  [150_000, false, 1_907.88, sources.calculator],
  [280_000, false, 2_538.24, sources.calculator],
  [450_000, false, 2_878.24, sources.calculator],
  [150_000, true, 1_686.56, sources.calculator],
  [280_000, true, 2_261.74, sources.calculator],
  [450_000, true, 2_771.74, sources.calculator],
  [250_000, true, 2_171.56, sources.decree],
  [15_000, false, 574, sources.decree],
  [20_000, false, 680.25, sources.decree],
  [64_090, true, 1_269.9, sources.decree],
  [500_000, false, 2_978.24, sources.decree],
  [500_000, true, 2_921.74, sources.decree],
  [900_000, true, 3_721.74, sources.decree],
];

/** Price and its part for land, both in Flanders; the rate of VAT, the VAT, and the duty on the land. */
export const vatExamples: readonly (readonly [number, number, number, number, number, Source])[] = [
  [300_000, 0, 21, 63_000, 0, sources.vat],
  [300_000, 0, 6, 18_000, 0, sources.vat],
  [329_000, 100_000, 21, 48_090, 12_000, sources.vat],
  [275_500, 75_250, 6, 12_015, 9_030, sources.vat],
  [412_345, 0, 6, 24_740.7, 0, sources.vat],
];

/** Region, rent, charges, months of deposit asked, inventory; the deposit due, and all that is paid at the start. */
export const rentExamples: readonly (readonly [
  Region,
  number,
  number,
  number | undefined,
  number,
  number,
  number,
  Source,
])[] = [
  ['flanders', 980, 85, 3, 240, 2_940, 4_245, sources.deposit],
  ['flanders', 1_250, 0, 4, 0, 3_750, 5_000, sources.deposit],
  ['flanders', 795, 60, undefined, 180, 2_385, 3_420, sources.deposit],
  ['brussels', 1_100, 120, 3, 250, 2_200, 3_670, sources.deposit],
  ['brussels', 1_450, 0, 2, 0, 2_900, 4_350, sources.deposit],
  ['wallonia', 725, 45, 2, 150, 1_450, 2_370, sources.deposit],
  ['wallonia', 860, 0, 3, 0, 1_720, 2_580, sources.deposit],
  ['wallonia', 640, 30, 1, 120, 640, 1_430, sources.deposit],
];

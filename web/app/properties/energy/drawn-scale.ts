import type { FactSource, TextNameWith } from '../facts/fact-values.ts';
import { isHome } from '../model/main-type.ts';
import { regionOf } from '../model/region.ts';
import { type EnergyScale, energyScaleOf } from './energy-scale.ts';

export type DrawnScale = EnergyScale & {
  /** Says in words where the label lies. */
  caption: string;
  pointer: string;
};

const captions = {
  flanders: 'facts.scaleFlanders',
  brussels: 'facts.scaleBrussels',
  wallonia: 'facts.scaleWallonia',
  luxembourg: 'facts.scaleLuxembourg',
} as const satisfies Readonly<Record<EnergyScale['of'], TextNameWith<'label' | 'best' | 'worst'>>>;

/** Undefined for a business, whose certificate has other bounds. */
export function drawnScaleOf({ record, property, t }: FactSource): DrawnScale | undefined {
  const { mainType, energyLabel: label, country } = property;
  if (!label || !(isHome(mainType) || mainType === 'investment')) return undefined;
  const { EnergyPerformance: consumption, EPCDate: on, Zip, CountryID } = record;
  const region = regionOf(Zip, CountryID);
  const scale = energyScaleOf({ label, consumption, on, region, country: country.code });
  if (!scale) return undefined;
  const [best, worst] = [scale.classes[0]?.text ?? '', scale.classes.at(-1)?.text ?? ''];
  const figure = consumption === undefined ? [] : [t('facts.scaleValue', { value: consumption })];
  return {
    ...scale,
    caption: t(captions[scale.of], { label: label.text, best, worst }),
    pointer: [label.text, ...figure].join(' · '),
  };
}

import type { ReactNode } from 'react';
import { useText } from '../i18n/text.tsx';
import { EnergyBadge } from './energy-badge.tsx';
import type { Property } from './property.ts';

type PropertyWithFacts = Pick<Property, 'id' | 'mainTypeName' | 'energyLabel' | 'details'>;

/** The facts of a property as pairs; a fact the agency does not know is left out. */
export function PropertyFacts({ property }: { property: PropertyWithFacts }) {
  const t = useText();
  const { surfaces, rooms, building, energy } = property.details;
  const area = (value: number | undefined) => value !== undefined && t('property.squareMetres', { value });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('property.reference'), property.id],
    [t('property.type'), property.mainTypeName],
    [t('property.livingSurface'), area(surfaces.living)],
    [t('property.groundSurface'), area(surfaces.ground)],
    [t('property.bedroomsLabel'), rooms.bedrooms],
    [t('property.bathroomsLabel'), rooms.bathrooms],
    [t('property.buildYear'), building.constructionYear],
    [
      t('property.energyLabel'),
      property.energyLabel ? <EnergyBadge label={property.energyLabel} /> : t('property.energyLabelUnknown'),
    ],
    [
      t('property.energyConsumption'),
      energy.consumption !== undefined && t('property.energyConsumptionValue', { value: energy.consumption }),
    ],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== false)
        .map(([label, value]) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

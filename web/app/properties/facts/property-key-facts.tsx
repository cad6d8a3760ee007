import type { ComponentProps } from 'react';
import { type ClientTranslate, useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import type { EnergyLabel } from '../energy/energy-label.ts';
import type { KeyFact, KeyFactName } from './key-facts.ts';

type Line = {
  icon: ComponentProps<typeof Icon>['name'];
  words: (t: ClientTranslate, value: string | number) => string;
};

const lines: Readonly<Record<KeyFactName, Line>> = {
  bedrooms: { icon: 'bed', words: (t, count) => t('property.bedroomCount', { count }) },
  livingSurface: { icon: 'surface', words: (t, value) => t('property.squareMetres', { value }) },
  totalSurface: { icon: 'surface', words: (t, value) => t('property.squareMetres', { value }) },
  plotSurface: { icon: 'plot', words: (t, value) => t('property.plotSquareMetres', { value }) },
  terraceSurface: { icon: 'terrace', words: (t, value) => t('property.terraceSquareMetres', { value }) },
  plotWidth: { icon: 'width', words: (t, value) => t('property.metresWide', { value }) },
  buildingDepth: { icon: 'depth', words: (t, value) => t('property.metresDeep', { value }) },
  parkings: { icon: 'parking', words: (t, count) => t('property.parkingCount', { count }) },
  parkingKind: { icon: 'parking', words: (_t, kind) => String(kind) },
  floor: { icon: 'depth', words: (t, value) => t('property.onFloor', { value }) },
  furnished: { icon: 'bed', words: (t) => t('property.furnished') },
};

type PropertyKeyFactsProps = { facts: readonly KeyFact[]; energyLabel?: EnergyLabel | undefined };

export function PropertyKeyFacts({ facts, energyLabel }: PropertyKeyFactsProps) {
  const t = useText();
  if (facts.length === 0 && !energyLabel) return null;
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-sm text-muted [&>*]:inline-flex [&>*]:items-center [&>*]:gap-1.5">
      {energyLabel && (
        <li>
          <EnergyBadge label={energyLabel} />
        </li>
      )}
      {facts.map(({ name, value }) => (
        <li key={name}>
          <Icon name={lines[name].icon} />
          {lines[name].words(t, value)}
        </li>
      ))}
    </ul>
  );
}

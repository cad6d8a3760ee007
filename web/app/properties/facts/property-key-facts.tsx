import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import type { PropertySummary } from '../model/property.ts';

type KeyFacts = Pick<PropertySummary, 'bedrooms' | 'surface' | 'energyLabel'>;

export function PropertyKeyFacts({ facts: { bedrooms, surface, energyLabel } }: { facts: KeyFacts }) {
  const t = useText();
  if (!bedrooms && surface === undefined && !energyLabel) return null;
  return (
    <ul className="fact-row mt-3">
      {bedrooms ? (
        <li>
          <Icon name="bed" />
          {t('property.bedroomCount', { count: bedrooms })}
        </li>
      ) : null}
      {surface !== undefined && (
        <li>
          <Icon name="surface" />
          {t('property.squareMetres', { value: surface })}
        </li>
      )}
      {energyLabel && (
        <li>
          <EnergyBadge label={energyLabel} />
        </li>
      )}
    </ul>
  );
}

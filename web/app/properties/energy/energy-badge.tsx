import { useText } from '../../content/i18n/text.tsx';
import { energyColour } from './energy-colour.ts';
import type { EnergyLabel } from './energy-label.ts';

export function EnergyBadge({ label }: { label: EnergyLabel }) {
  const t = useText();
  return (
    <span className={`energy-badge ${energyColour(label.letter)}`}>
      <span className="sr-only">{t('property.energyLabelValue', { label: label.text })}</span>
      <span aria-hidden="true">{label.text}</span>
    </span>
  );
}

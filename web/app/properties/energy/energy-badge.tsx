import { useText } from '../../i18n/text.tsx';
import type { EnergyLabel } from './energy-label.ts';

const colours: Readonly<Record<string, string>> = {
  a: 'bg-energy-a',
  b: 'bg-energy-b',
  c: 'bg-energy-c',
  d: 'bg-energy-d',
  e: 'bg-energy-e',
  f: 'bg-energy-f',
  g: 'bg-energy-g',
};

export function EnergyBadge({ label }: { label: EnergyLabel }) {
  const t = useText();
  const colour = colours[label.letter ?? ''] ?? 'bg-energy-g';
  return (
    <span className={`energy-badge ${colour}`}>
      <span className="sr-only">{t('property.energyLabelValue', { label: label.text })}</span>
      <span aria-hidden="true">{label.text}</span>
    </span>
  );
}

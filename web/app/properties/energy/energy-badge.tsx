import { useText } from '../../content/i18n/text.tsx';
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

/** Takes a small letter. White text is readable on each colour. */
export function energyColour(letter: string | undefined): string {
  return colours[letter ?? ''] ?? 'bg-energy-g';
}

export function EnergyBadge({ label }: { label: EnergyLabel }) {
  const t = useText();
  return (
    <span className={`energy-badge ${energyColour(label.letter)}`}>
      <span className="sr-only">{t('property.energyLabelValue', { label: label.text })}</span>
      <span aria-hidden="true">{label.text}</span>
    </span>
  );
}

const colours: Readonly<Record<string, string>> = {
  a: 'bg-energy-a',
  b: 'bg-energy-b',
  c: 'bg-energy-c',
  d: 'bg-energy-d',
  e: 'bg-energy-e',
  f: 'bg-energy-f',
  g: 'bg-energy-g',
};

/** Takes a small letter. White words are readable on each colour. */
export function energyColour(letter: string | undefined): string {
  return colours[letter ?? ''] ?? 'bg-energy-g';
}

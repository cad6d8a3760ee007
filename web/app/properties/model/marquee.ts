import type { LanguageId } from 'schemas/languages.ts';

export type Ribbon = 'sold' | 'rented';

const labels: Readonly<Record<Ribbon, Readonly<Record<LanguageId, string>>>> = {
  sold: { nl: 'VERKOCHT', fr: 'VENDU', en: 'SOLD', de: 'VERKAUFT' },
  rented: { nl: 'Verhuurd', fr: 'LOUÉ', en: 'Rented', de: 'Vermietet' },
};

/** What the export's marquee number says: 2 and 3 are sold, 4 is rented, everything else carries no ribbon. */
export function ribbonOf(marquee: number): Ribbon | undefined {
  if (marquee === 2 || marquee === 3) return 'sold';
  return marquee === 4 ? 'rented' : undefined;
}

/** The words on the ribbon, for when the export sends none of its own. */
export function ribbonLabel(ribbon: Ribbon, language: LanguageId): string {
  return labels[ribbon][language];
}

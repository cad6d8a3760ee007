import type { LanguageId } from 'schemas/languages.ts';
import { wordsInCode } from '../../content/paths/words-in-code.ts';

export type Ribbon = 'sold' | 'rented';

/** Maps the export's number: 2 and 3 are sold, 4 is rented, everything else has no ribbon. */
export function ribbonOf(marquee: number): Ribbon | undefined {
  if (marquee === 2 || marquee === 3) return 'sold';
  return marquee === 4 ? 'rented' : undefined;
}

/** Used when the export has no words for a ribbon. */
export function ribbonLabel(ribbon: Ribbon, language: LanguageId): string {
  return wordsInCode[language].ribbon[ribbon];
}

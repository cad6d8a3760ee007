const isWhole = process.env['VERIFY'] === 'whole';

/**
 * Every `step`-th text, starting elsewhere for each `place`, so that many places together get every text.
 * All of them where VERIFY is `whole`.
 */
export function sampleFor(place: number, step: number, texts: readonly string[]): readonly string[] {
  return isWhole ? texts : texts.filter((_, index) => (index + place) % step === 0);
}

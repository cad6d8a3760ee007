import type { LanguageId } from 'schemas/languages.ts';

const numbers = {
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'],
} as const satisfies Record<LanguageId, readonly string[]>;

const units = {
  nl: { year: 'jaar', years: 'jaar', month: 'maand', months: 'maanden', and: 'en' },
  fr: { year: 'an', years: 'ans', month: 'mois', months: 'mois', and: 'et' },
  en: { year: 'year', years: 'years', month: 'month', months: 'months', and: 'and' },
  de: { year: 'Jahr', years: 'Jahre', month: 'Monat', months: 'Monate', and: 'und' },
} as const satisfies Record<LanguageId, object>;

/** Writes months as `twee jaar`, `trois mois` or `five years and six months`. */
export function duration(months: number, language: LanguageId): string {
  const unit = units[language];
  const counted = (count: number, one: string, more: string) =>
    count === 0 ? [] : [`${numbers[language][count] ?? count} ${count === 1 ? one : more}`];
  return [
    ...counted(Math.floor(months / 12), unit.year, unit.years),
    ...counted(months % 12, unit.month, unit.months),
  ].join(` ${unit.and} `);
}

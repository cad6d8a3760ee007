import type { LanguageId } from 'schemas/languages.ts';

const words: Partial<Record<LanguageId, string>> = {
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
};

/** A number from 0 to 18 in words; in digits where the words are not known. */
export function numberWord(language: LanguageId, value: number): string {
  return words[language]?.split(' ')[value] ?? String(value);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Characters; more than any number that is asked for takes. */
const longest = 40;

/** Whether a visitor wrote this number, in digits or in words of any language. */
export function isNumberWritten(value: number, text: string): boolean {
  if (text.length > longest) return false;
  const typed = plain(text);
  const spellings = Object.values(words).flatMap((list) => list.split(' ')[value] ?? []);
  return typed !== '' && [String(value), ...spellings].some((spelling) => plain(spelling) === typed);
}

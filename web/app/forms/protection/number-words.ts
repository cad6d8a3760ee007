import type { LanguageId } from 'schemas/languages.ts';
import { wordsInCode } from '../../content/paths/words-in-code.ts';

export function numberWord(language: LanguageId, value: number): string {
  return wordsInCode[language].numbers.split(' ')[value] ?? String(value);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Longer than any number we ask for, in characters. */
const maxLength = 40;

export function isNumberWritten(value: number, text: string): boolean {
  if (text.length > maxLength) return false;
  const typed = plain(text);
  const spellings = Object.values(wordsInCode).flatMap(({ numbers }) => numbers.split(' ')[value] ?? []);
  return typed !== '' && [String(value), ...spellings].some((spelling) => plain(spelling) === typed);
}

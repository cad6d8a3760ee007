import type { Agency } from '../../agencies/agency.ts';
import type { SeededTheme } from '../../builders/document.ts';

export function themeOf({ theme }: Agency): SeededTheme {
  return { _id: 'theme', _type: 'theme', ...theme };
}

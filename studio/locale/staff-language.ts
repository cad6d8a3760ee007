import { type LanguageId, languages } from 'schemas/languages.ts';

/** Languages of the Studio itself, independent of the site's. The sentences in code are English. */
export const staffLanguages = ['nl', 'fr', 'en'] as const satisfies readonly LanguageId[];

export type StaffLanguage = (typeof staffLanguages)[number];

const storageKey = 'staff-language';

/** Takes the language chosen before, else the first of the browser's or of the agency's that the Studio has. */
export function pickLanguage(chosen: string | null, preferred: readonly string[]): StaffLanguage {
  const agency = languages.map(({ id }) => id);
  const wanted = [chosen ?? '', ...preferred.map((tag) => tag.slice(0, 2)), ...agency];
  const known = wanted.flatMap((id) => staffLanguages.find((one) => one === id) ?? []);
  return known[0] ?? 'en';
}

/** Reading throws if the browser refuses storage. */
function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** English outside the browser, where tools and tests read the words of the code. */
export const staffLanguage: StaffLanguage =
  typeof document === 'undefined' ? 'en' : pickLanguage(chosenLanguage(), navigator.languages);

/** Reloads, because content model and tools are translated only once. Sanity has stored all changes by then. */
export function changeStaffLanguage(language: StaffLanguage): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    return;
  }
  location.reload();
}

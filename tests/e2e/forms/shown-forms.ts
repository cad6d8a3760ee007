import type { Page } from '@playwright/test';
import { type FormId, formIds, isFormId } from 'schemas/form-ids.ts';
import { isWhole } from '../support/figures.ts';

export type ShownField = {
  name: string;
  /** The browser's name: `text`, `radio`, `textarea`, `select-one` and so on. */
  type: string;
  pattern: string;
  inputMode: string;
  /** Labels of radio buttons and options. */
  choices: readonly string[];
  value: string;
};

/** A form as a page shows it. */
export type ShownForm = {
  id: FormId;
  path: string;
  /** Distinguishes it from the other forms of the page. */
  place: string;
  /** The name of the field that takes files, empty where there is none. */
  fileField: string;
  fields: readonly ShownField[];
};

/** Every form for a verification in full, else the contact form. */
export const formsToTry: readonly FormId[] = isWhole ? formIds : ['site-contact'];

/** Pages that have forms, or lead to one. */
const entries = [
  '/nl/contact/',
  '/nl/verkopen/',
  '/nl/zoekopdracht/',
  '/nl/gratis-schatting/',
  '/nl/nieuwsbrief/',
  '/nl/getuigenis/',
  '/nl/property/2102/',
  '/nl/te-koop/leuven/huis/2103/bezoek/',
  '/nl/te-huur/heverlee/huis/2139/kandidaat/',
  '/nl/project/71/',
];

/** Runs in the browser, which reads HTML as visitors' browsers do. The fields of every form, such as its token, are left out. */
function readForms(html: string) {
  const shown = new DOMParser().parseFromString(html, 'text/html');
  return [...shown.forms].map((form) => {
    const fields = new Map<string, ShownField & { choices: string[] }>();
    for (const control of form.querySelectorAll('input, select, textarea')) {
      const isInput = control instanceof HTMLInputElement;
      if (!isInput && !(control instanceof HTMLSelectElement) && !(control instanceof HTMLTextAreaElement))
        continue;
      const { name, type } = control;
      if (name.startsWith('_') || type === 'file' || control.closest('[aria-hidden="true"]')) continue;
      // A day only shows its times.
      if (control.matches('.moment-days > * > label > *')) continue;
      const isChoice = type === 'radio';
      const field = fields.get(name) ?? {
        name,
        type,
        pattern: control.getAttribute('pattern') ?? '',
        inputMode: control.inputMode,
        choices: [],
        value: isChoice ? '' : control.value,
      };
      if (isChoice) field.choices.push(control.value);
      if (isInput && isChoice && control.checked) field.value = control.value;
      if (control instanceof HTMLSelectElement)
        field.choices.push(...[...control.options].map(({ value }) => value).filter(Boolean));
      fields.set(name, field);
    }
    const first = (selector: string) => form.querySelector<HTMLInputElement>(selector);
    return {
      id: first('[name="_form"]')?.value ?? '',
      place: first('[name="_key"]')?.value ?? '',
      fileField: first('[type="file"]')?.name ?? '',
      fields: [...fields.values()],
    };
  });
}

/** The forms in the HTML of a page at this path. */
export async function formsIn(page: Page, html: string, path: string): Promise<ShownForm[]> {
  const forms = await page.evaluate(readForms, html);
  return forms.flatMap(({ id, ...form }) => (isFormId(id) ? [{ id, path, ...form }] : []));
}

/**
 * Finds forms, by default every one that the code knows, each on the first page that shows it.
 * @throws Error that names the forms which no page shows
 */
export async function findForms(
  page: Page,
  site: string,
  wanted: readonly FormId[] = formIds,
): Promise<readonly ShownForm[]> {
  const found = new Map<FormId, ShownForm>();
  const waiting = new Set(entries);
  const missing = () => wanted.filter((id) => !found.has(id));
  for (const entry of waiting) {
    if (missing().length === 0) break;
    const response = await fetch(`${site}${entry}`);
    const html = await response.text();
    for (const form of await formsIn(page, html, new URL(response.url).pathname))
      if (!found.has(form.id)) found.set(form.id, form);
    for (const [, link = ''] of html.matchAll(/href="(\/nl\/[\w/-]+\/)"/g)) waiting.add(link);
  }
  if (missing().length > 0) throw new Error(`No page shows the form ${missing().join(', ')}.`);
  return wanted.flatMap((id) => found.get(id) ?? []);
}

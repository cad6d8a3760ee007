import type { FormContent } from '../definition/form-content.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Mistake = { field: string; error: string };

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The first control of a field: of several buttons to choose from, each knows whether one is chosen. */
function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return isControl(control) ? control : undefined;
}

/** What a browser itself sees to be empty or malformed among these fields. Everything else the site judges. */
export function mistakesIn(
  form: HTMLFormElement,
  asked: readonly string[],
  fields: FormContent['fields'],
): Mistake[] {
  return asked.flatMap((field) => {
    const control = controlOf(form, field);
    const problems = fields[field]?.problems;
    if (!control || !problems) return [];
    const isMissing = control.validity.valueMissing || (control.required && control.value.trim() === '');
    const error = isMissing ? problems.missing : !control.validity.valid && problems.malformed;
    return error ? [{ field, error }] : [];
  });
}

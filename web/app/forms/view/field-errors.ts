import type { FormContent } from '../definition/form-content.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type FieldError = { field: string; error: string };

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The first control of a field; each radio button of a group reports whether one is chosen. */
function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return isControl(control) ? control : undefined;
}

/** Finds the empty and malformed fields that the browser itself can detect. The server checks everything else. */
export function findFieldErrors(
  form: HTMLFormElement,
  names: readonly string[],
  fields: FormContent['fields'],
): FieldError[] {
  return names.flatMap((field) => {
    const control = controlOf(form, field);
    const problems = fields[field]?.problems;
    if (!control || !problems) return [];
    const isMissing = control.validity.valueMissing || (control.required && control.value.trim() === '');
    const error = isMissing ? problems.missing : !control.validity.valid && problems.malformed;
    return error ? [{ field, error }] : [];
  });
}

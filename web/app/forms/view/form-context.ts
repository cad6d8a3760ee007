import { createContext, useContext } from 'react';
import type { FormContent, FormErrors, FormResult } from '../definition/form-content.ts';

/** The state of a form in steps. A form without steps has a single one, which is the last. */
export type Steps = {
  open: number;
  isLast: boolean;
  /** Errors found by the site, then those found in the browser before the next step opens. */
  summary: FormErrors | undefined;
  errors: FormErrors['errors'];
  goToNext: (form: HTMLFormElement) => void;
  goToPrevious: () => void;
  reveal: (field: string) => void;
};

type CurrentForm = Pick<Steps, 'errors' | 'open' | 'reveal'> & {
  content: FormContent;
  result: FormResult | undefined;
  formKey: string;
};

export const FormContext = createContext<CurrentForm | undefined>(undefined);

export function useForm(): CurrentForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('Fields belong in a FormIsland.');
  return form;
}

export function fieldId({ formKey }: Pick<CurrentForm, 'formKey'>, name: string): string {
  return `${formKey}-${name}`;
}

export function stepId({ formKey }: Pick<CurrentForm, 'formKey'>, step: number): string {
  return `${formKey}-step-${String(step + 1)}`;
}

import { createContext, useContext } from 'react';
import type { FormAnswer, FormContent } from './form-content.ts';

/** The form that a field stands in. */
export type CurrentForm = { content: FormContent; answer: FormAnswer | undefined; place: string };

export const FormContext = createContext<CurrentForm | undefined>(undefined);

export function useForm(): CurrentForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a FormFrame.');
  return form;
}

/** The id of a field's control, by which the summary of mistakes leads there. */
export function fieldId({ place }: CurrentForm, name: string): string {
  return `${place}-${name}`;
}

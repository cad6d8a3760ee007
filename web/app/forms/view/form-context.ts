import { createContext, useContext } from 'react';
import type { FormAnswer, FormContent } from '../definition/form-content.ts';
import type { Steps } from './use-steps.ts';

/** The form that a field stands in. */
export type CurrentForm = Pick<Steps, 'errors' | 'open' | 'reveal'> & {
  content: FormContent;
  answer: FormAnswer | undefined;
  place: string;
};

export const FormContext = createContext<CurrentForm | undefined>(undefined);

export function useForm(): CurrentForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a FormFrame.');
  return form;
}

/** The id of a field's control, by which the summary of mistakes leads there. */
export function fieldId({ place }: Pick<CurrentForm, 'place'>, name: string): string {
  return `${place}-${name}`;
}

/** The id of a step's heading, which takes the focus when the step opens. */
export function stepId({ place }: Pick<CurrentForm, 'place'>, step: number): string {
  return `${place}-step-${String(step + 1)}`;
}

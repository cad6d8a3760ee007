import { createContext, type ReactNode, useContext } from 'react';
import type { FormId } from 'schemas/form-ids.ts';
import { Island } from '../../islands/island.tsx';
import type { FormResult } from '../definition/form-content.ts';
import { FormIsland, type FormIslandProps } from './form-island.tsx';

export const FormResultContext = createContext<FormResult | undefined>(undefined);

type MovedFormsProps = { forms: readonly { form: FormId; formKey: string }[]; children: ReactNode };

/** Points a form's result at the form's new key when an editor moved the form after the page was loaded. */
export function MovedForms({ forms, children }: MovedFormsProps) {
  const result = useContext(FormResultContext);
  const same = forms.filter(({ form }) => form === result?.form);
  const [first] = same;
  if (!result || !first || same.some(({ formKey }) => formKey === result.formKey)) return children;
  const moved = { ...result, formKey: first.formKey };
  return <FormResultContext.Provider value={moved}>{children}</FormResultContext.Provider>;
}

export function FormFrame({ content, formKey }: Omit<FormIslandProps, 'result'>) {
  const result = useContext(FormResultContext);
  const isMine =
    result &&
    (result.form === undefined
      ? result.formKey === ''
      : result.form === content.form && result.formKey === formKey);
  return (
    <Island
      name="form"
      component={FormIsland}
      props={{ content, formKey, result: isMine ? result : undefined }}
      isRenderedOnce={!isMine}
    />
  );
}

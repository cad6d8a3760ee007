import { FormFrame } from '../../forms/form-frame.tsx';
import { formRegistry } from '../../forms/registry.ts';
import type { ModuleProps } from '../module-data.ts';

/** The form that an editor chose. */
export function Contact({ module, data }: ModuleProps<'contactModule'>) {
  if (!data) return null;
  const Fields = formRegistry[data.form];
  return (
    <FormFrame content={data.content} place={module._key}>
      <Fields />
    </FormFrame>
  );
}

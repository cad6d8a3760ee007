import { FormFrame } from '../../forms/view/form-frame.tsx';
import type { ModuleProps } from '../module-data.ts';

/** The form that an editor chose. */
export function Contact({ module, data }: ModuleProps<'contactModule'>) {
  return data ? <FormFrame content={data} place={module._key} /> : null;
}

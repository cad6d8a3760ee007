import { FormFrame } from '../../../forms/view/form-frame.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadContact } from './contact.server.ts';

export function Contact({ module, data }: ModuleProps<typeof loadContact>) {
  return data ? <FormFrame content={data} formKey={module._key} /> : null;
}

import { isPlaceableForm } from 'schemas/form-ids.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { formDefinitions } from '../../forms/definition/definitions.server.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import type { ModuleContext, ModuleData } from '../module-data.ts';

export function loadContact(
  { source }: ModuleOf<'contactModule'>,
  context: ModuleContext,
): ModuleData['contactModule'] {
  const { form } = source;
  return isPlaceableForm(form) ? loadForm(formDefinitions[form], context) : undefined;
}

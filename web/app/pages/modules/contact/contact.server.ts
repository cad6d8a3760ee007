import { isPlaceableForm } from 'schemas/form-ids.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { formDefinitions } from '../../../forms/definitions.server.ts';
import { loadForm } from '../../../forms/definition/load-form.server.ts';
import type { ModuleContext } from '../module-contract.ts';

export const contactProjection = `_type == "contactModule" => {
  "source": {form}
}` as const;

export function loadContact({ source }: ModuleOf<'contactModule'>, context: ModuleContext) {
  const { form } = source;
  return isPlaceableForm(form) ? loadForm(formDefinitions[form], context) : undefined;
}

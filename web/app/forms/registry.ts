import type { ComponentType } from 'react';
import type { FormId } from 'schemas/form-ids.ts';

/** Which component places the fields of a form. A form that is not named here shows them in their order. */
export const formRegistry: Partial<Record<FormId, ComponentType>> = {};

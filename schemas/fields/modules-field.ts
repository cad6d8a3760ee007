import { defineField } from '@sanity/types';
import { moduleMembers } from '../define-module.ts';
import { modules } from '../modules/index.ts';

type ModulesFieldDefinition = { name: string; title: string; description: string; group?: string };

/** A list of modules from top to bottom. */
export function modulesField(definition: ModulesFieldDefinition) {
  return defineField({
    ...definition,
    type: 'array',
    of: moduleMembers(modules.map(({ name }) => name)),
  });
}

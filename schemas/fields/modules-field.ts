import { defineField } from '@sanity/types';
import { moduleMembers } from '../define-module.ts';
import { modules } from '../modules/index.ts';
import { moduleGroups, modulePicture } from '../modules/module-groups.ts';

/** Far more than a visitor reads to the end, and far fewer than make saving and publishing slow. */
const mostModules = 60;

type ModulesFieldDefinition = { name: string; title: string; description: string; group?: string };

export function modulesField(definition: ModulesFieldDefinition) {
  return defineField({
    ...definition,
    type: 'array',
    of: moduleMembers(modules.map(({ name }) => name)),
    options: {
      insertMenu: {
        groups: moduleGroups,
        views: [{ name: 'grid', previewImageUrl: modulePicture }, { name: 'list' }],
      },
    },
    validation: (rule) =>
      rule
        .max(mostModules)
        .error(`A page has ${mostModules} modules at most. Move some to another page and link to it.`),
  });
}

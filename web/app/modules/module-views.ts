import type { ModuleOf, ModuleType } from '../cms/content.ts';

type WithView = { [Type in ModuleType]: ModuleOf<Type> extends { view: unknown } ? Type : never }[ModuleType];

type ViewOf<Type extends WithView> = NonNullable<ModuleOf<Type>['view']>;

/** The views each module has. A module that has none chosen shows its own first one. */
const moduleViews: { [Type in WithView]: Record<ViewOf<Type>, true> } = {
  categoryModule: { 'card-view': true, 'list-view': true, 'collapse-view': true, 'single-view': true },
  propertyListModule: { 'card-view': true, 'list-view': true },
  teamModule: { 'team-view': true },
  testimonialModule: { 'card-view': true, 'list-view': true },
};

/** False for a view that a module's type does not have, such as one that an older version of the site had. */
export function isKnownView(module: { _type: string; view?: string | null }): boolean {
  const { _type, view } = module;
  if (view === null || view === undefined) return true;
  const known: Partial<Record<string, object>> = moduleViews;
  return Object.hasOwn(known, _type) && Object.hasOwn(known[_type] ?? {}, view);
}

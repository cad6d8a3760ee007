import type { ModuleOf } from '../../cms/content.ts';
import { catalogue } from '../../properties/catalogue.ts';
import { cardData } from '../../properties/card-data.ts';
import type { ModuleContext, ModuleData } from '../module-data.ts';

const usualItems = 4;

/** The newest properties of the module's goal, at most as many as it asks for. */
export function loadPropertyList(
  { goal, maxItems }: ModuleOf<'propertyListModule'>,
  { language, paths }: ModuleContext,
): ModuleData['propertyListModule'] {
  const newest = catalogue.newest({
    language,
    goal: goal === 'any' ? undefined : (goal ?? undefined),
    limit: maxItems ?? usualItems,
  });
  return { cards: newest.map((property) => cardData(property, paths, language)) };
}

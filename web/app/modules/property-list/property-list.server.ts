import type { ModuleOf } from '../../cms/content.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { cardData } from '../../properties/view/card-data.ts';
import type { FilterCondition } from '../../properties/conditions/filter-condition.ts';
import type { ModuleContext, ModuleData } from '../module-data.ts';

const usualItems = 4;

type Source = ModuleOf<'propertyListModule'>['source'];

/** The module's formula holds on top of its rows, so each row carries it, however the rows are joined. */
function conditionsOf({ filters, advancedCondition }: Source): FilterCondition[] {
  if (!advancedCondition?.trim()) return filters ?? [];
  return filters?.length ? filters.map((row) => ({ ...row, advancedCondition })) : [{ advancedCondition }];
}

/** The newest available properties of the module's goal that meet its conditions, at most as many as it asks for. */
export function loadPropertyList(
  { source }: ModuleOf<'propertyListModule'>,
  { language, paths }: ModuleContext,
): ModuleData['propertyListModule'] {
  const { goal, maxItems } = source;
  const newest = catalogue.list({
    language,
    goal: goal === 'any' ? undefined : (goal ?? undefined),
    isAvailable: true,
    conditions: conditionsOf(source),
    limit: maxItems ?? usualItems,
  });
  return { cards: newest.map((property) => cardData(property, paths, language)) };
}

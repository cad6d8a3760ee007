import type { ModuleOf } from '../../cms/content.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { cardData } from '../../properties/view/card-data.ts';
import type { FilterCondition } from '../../properties/conditions/filter-condition.ts';
import { defaultMaxItems, type ModuleContext } from '../module-contract.ts';

export const propertyListProjection = `_type == "propertyListModule" => {
  view, itemsPerRow,
  "source": {
    goal, maxItems, advancedCondition,
    filters[]{logic, field, operator, compareWithField, compareWithValue}
  }
}` as const;

type Source = ModuleOf<'propertyListModule'>['source'];

/** Adds the formula to every row, since it applies to all of them, also to rows joined by "or". */
function conditionsOf({ filters, advancedCondition }: Source): FilterCondition[] {
  if (!advancedCondition?.trim()) return filters ?? [];
  return filters?.length ? filters.map((row) => ({ ...row, advancedCondition })) : [{ advancedCondition }];
}

/** Returns the newest available properties that meet the module's goal and conditions; at most `maxItems`. */
export function loadPropertyList({ source }: ModuleOf<'propertyListModule'>, context: ModuleContext) {
  const { goal, maxItems } = source;
  const newest = catalogue.list({
    language: context.language,
    goal: goal === 'any' ? undefined : (goal ?? undefined),
    isAvailable: true,
    conditions: conditionsOf(source),
    limit: maxItems ?? defaultMaxItems,
  });
  return { cards: newest.map((property) => cardData(property, context)) };
}

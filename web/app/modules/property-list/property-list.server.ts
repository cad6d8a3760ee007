import type { ModuleOf } from '../../cms/content.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import type { PropertySummary } from '../../properties/model/property.ts';
import { cardData } from '../../properties/view/card-data.ts';
import type { FilterCondition } from '../../properties/conditions/filter-condition.ts';
import { defaultMaxItems, type ModuleContext } from '../module-contract.ts';

export const propertyListProjection = `_type == "propertyListModule" => {
  view, itemsPerRow,
  "source": {
    goal, order, references, maxItems, advancedCondition,
    filters[]{logic, field, operator, compareWithField, compareWithValue}
  }
}` as const;

type Source = ModuleOf<'propertyListModule'>['source'];

/** Adds the formula to every row, since it applies to all of them, also to rows joined by "or". */
function conditionsOf({ filters, advancedCondition }: Source): FilterCondition[] {
  if (!advancedCondition?.trim()) return filters ?? [];
  return filters?.length ? filters.map((row) => ({ ...row, advancedCondition })) : [{ advancedCondition }];
}

/** Returns available properties that meet the module's goal, selection and conditions; at most `maxItems`. */
export function loadPropertyList({ source }: ModuleOf<'propertyListModule'>, context: ModuleContext) {
  const { goal, order, maxItems } = source;
  const found = catalogue.list({
    language: context.language,
    goal: goal === 'any' ? undefined : (goal ?? undefined),
    isAvailable: true,
    isFeatured: order === 'featured',
    conditions: conditionsOf(source),
    limit: order === 'chosen' ? undefined : (maxItems ?? defaultMaxItems),
  });
  const shown = order === 'chosen' ? chosenOf(found, source) : found;
  return { cards: shown.map((property) => cardData(property, context)) };
}

function chosenOf(found: readonly PropertySummary[], { references, maxItems }: Source): PropertySummary[] {
  const byReference = new Map(found.map((property) => [property.id, property]));
  const chosen = (references ?? []).flatMap((reference) => byReference.get(reference) ?? []);
  return chosen.slice(0, maxItems ?? defaultMaxItems);
}

import type { ModuleOf } from '../../../content/cms/content.ts';
import { listPath } from '../../../content/paths/build-path.ts';
import { cardData, needsOfCards } from '../../../properties/view/card-data.ts';
import type { FilterCondition } from '../../../properties/conditions/filter-condition.ts';
import { defaultMaxItems, type ModuleContext } from '../module-contract.ts';

export const propertyListProjection = `_type == "propertyListModule" => {
  view, itemsPerRow,
  "source": {
    goal, order, references, maxItems, advancedCondition,
    filters[]{logic, field, operator, compareWithField, compareWithValue}
  }
}` as const;

type Source = ModuleOf<'propertyListModule'>['source'];

/** Adds the formula to every row, because it also applies to rows joined by "or". */
function conditionsOf({ filters, advancedCondition }: Source): FilterCondition[] {
  if (!advancedCondition?.trim()) return filters ?? [];
  return filters?.length ? filters.map((row) => ({ ...row, advancedCondition })) : [{ advancedCondition }];
}

/**
 * Returns available properties that meet the module's goal, selection and conditions, at most `maxItems`, and the
 * lists that have the others.
 */
export async function loadPropertyList({ source }: ModuleOf<'propertyListModule'>, context: ModuleContext) {
  const { goal, order, maxItems, references } = source;
  const { catalogue } = context;
  const found = catalogue.ids({
    goal: goal === 'any' ? undefined : (goal ?? undefined),
    isAvailable: true,
    isFeatured: order === 'featured',
    conditions: conditionsOf(source),
  });
  const wanted = order === 'chosen' ? (references ?? []).filter((id) => found.includes(id)) : found;
  const shown = await catalogue.summaries(wanted.slice(0, maxItems ?? defaultMaxItems), context.language);
  const cards = shown.map((property) => cardData(property, context));
  const goals = goal === 'sale' || goal === 'rent' ? [goal] : (['sale', 'rent'] as const);
  const lists = goals.map((each) => ({ goal: each, href: listPath(context.paths, each, context.language) }));
  return { cards, lists: shown.length < wanted.length ? lists : [], needs: needsOfCards(cards) };
}

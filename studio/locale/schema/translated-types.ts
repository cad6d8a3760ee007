import type { SchemaTypeDefinition } from 'sanity';
import type { Translate } from '../translator.ts';
import { translatedPreview } from './translated-preview.ts';
import { translatedValidation } from './translated-validation.ts';

const sentences = new Set(['title', 'description', 'placeholder']);

const lists = new Set([
  'annotations',
  'decorators',
  'fields',
  'fieldsets',
  'groups',
  'list',
  'lists',
  'of',
  'orderings',
  'styles',
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function translatedPart(name: string, value: unknown, translate: Translate): unknown {
  if (name === 'validation') return translatedValidation(value, translate);
  if (name === 'preview' && isRecord(value)) return translatedPreview(value, translate);
  if (typeof value === 'string') return sentences.has(name) ? translate(value) : value;
  if (Array.isArray(value) && lists.has(name))
    return value.map((item: unknown) => (isRecord(item) ? translatedDefinition(item, translate) : item));
  const hasLists = name === 'marks' || name === 'options';
  return hasLists && isRecord(value) ? translatedDefinition(value, translate) : value;
}

function translatedDefinition<Definition extends object>(definition: Definition, translate: Translate) {
  const parts = Object.entries(definition).map(([name, value]: [string, unknown]) => [
    name,
    translatedPart(name, value, translate),
  ]);
  return Object.fromEntries(parts) as Definition;
}

/** Translates what editors read of the content model. Names and stored values stay as they are. */
export function translatedTypes(
  types: readonly SchemaTypeDefinition[],
  translate: Translate,
): SchemaTypeDefinition[] {
  return types.map((type) => translatedDefinition(type, translate));
}

import type { SchemaTypeDefinition } from 'sanity';
import type { Translate } from '../translator.ts';
import { translatedValidation } from './translated-validation.ts';

function addTexts(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) addTexts(part, found);
}

/** Translates what a preview says itself; texts of the selected document stay in their own language. */
function translatedPreview(preview: Record<string, unknown>, translate: Translate) {
  const { prepare } = preview;
  if (typeof prepare !== 'function') return preview;
  return {
    ...preview,
    prepare: (selection: unknown, ...rest: unknown[]) => {
      const content = new Set<string>();
      addTexts(selection, content);
      const isContent = (text: string) => content.has(text);
      const shown = Reflect.apply(prepare, undefined, [selection, ...rest]) as Record<string, unknown>;
      const parts = Object.entries(shown).map(([name, value]) => [
        name,
        typeof value === 'string' ? translate(value, isContent) : value,
      ]);
      return Object.fromEntries(parts) as Record<string, unknown>;
    },
  };
}

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

/** Translates what editors read of the content model. Names and stored values stay as they are. */
export function translatedTypes(
  types: readonly SchemaTypeDefinition[],
  translate: Translate,
): SchemaTypeDefinition[] {
  // Types that share a definition share its translation, since Sanity compares them by identity.
  const known = new WeakMap<object, object>();

  function translated<Definition extends object>(definition: Definition): Definition {
    const before = known.get(definition);
    if (before) return before as Definition;
    const parts = Object.entries(definition).map(([name, value]: [string, unknown]) => [
      name,
      part(name, value),
    ]);
    const result = Object.fromEntries(parts) as Definition;
    known.set(definition, result);
    return result;
  }

  function part(name: string, value: unknown): unknown {
    if (name === 'validation') return translatedValidation(value, translate);
    if (name === 'preview' && isRecord(value)) return translatedPreview(value, translate);
    if (typeof value === 'string') return sentences.has(name) ? translate(value) : value;
    if (Array.isArray(value) && lists.has(name))
      return value.map((item: unknown) => (isRecord(item) ? translated(item) : item));
    const hasLists = name === 'marks' || name === 'options';
    return hasLists && isRecord(value) ? translated(value) : value;
  }

  return types.map(translated);
}

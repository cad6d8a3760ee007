import type { SchemaTypeDefinition, CustomValidator, Rule } from 'sanity';
import type { Translate } from '../translator.ts';

type Arguments = readonly unknown[];

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'custom' in value;
}

function translatedResult(result: unknown, translate: Translate): unknown {
  if (typeof result === 'string') return translate(result);
  if (Array.isArray(result)) return result.map((each: unknown) => translatedResult(each, translate));
  const hasMessage = typeof result === 'object' && result !== null && 'message' in result;
  return hasMessage ? { ...result, message: translatedResult(result.message, translate) } : result;
}

function withTranslatedResult([validate, ...rest]: Arguments, translate: Translate): Arguments {
  const check = validate as CustomValidator;
  return [
    async (...given: Parameters<CustomValidator>) => translatedResult(await check(...given), translate),
    ...rest,
  ];
}

/** Sanity itself words the complaint about a pattern, around the pattern's name. */
function withTranslatedName(given: Arguments, translate: Translate): Arguments {
  return given.map((value) => {
    if (typeof value === 'string') return translate(value);
    const hasName = typeof value === 'object' && value !== null && 'name' in value;
    return hasName ? { ...value, name: translate(String(value.name)) } : value;
  });
}

const translatedArguments: Readonly<Record<string, typeof withTranslatedName>> = {
  custom: withTranslatedResult,
  regex: withTranslatedName,
};

/** Wraps a rule so that its methods, and those of every rule they return, translate their messages. */
function translatedRule(rule: Rule, translate: Translate): Rule {
  return new Proxy(rule, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const said = translatedArguments[String(name)]?.(given, translate) ?? given;
        const result: unknown = Reflect.apply(member, target, said);
        return isRule(result) ? translatedRule(result, translate) : result;
      };
    },
  });
}

function translatedValidation(validation: unknown, translate: Translate): unknown {
  if (typeof validation !== 'function') return validation;
  return (rule: Rule, ...rest: unknown[]): unknown =>
    Reflect.apply(validation, undefined, [translatedRule(rule, translate), ...rest]);
}

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

import type { CustomValidator, Rule } from 'sanity';
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

/** Sanity says itself what is wrong with a pattern, around the name of the pattern. */
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

/** A rule whose methods, and those of every rule that they return, translate what they are given to say. */
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

/** Translates the messages of rules when they are given. */
export function translatedValidation(validation: unknown, translate: Translate): unknown {
  if (typeof validation !== 'function') return validation;
  return (rule: Rule, ...rest: unknown[]): unknown =>
    Reflect.apply(validation, undefined, [translatedRule(rule, translate), ...rest]);
}

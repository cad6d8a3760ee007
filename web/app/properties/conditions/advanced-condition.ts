import { compare, type FilterOperator, type FilterSubject, type FilterValue } from './filter-compare.ts';

export type Condition = (subject: FilterSubject) => boolean;

/** Longer formulas are refused, which also bounds how deep brackets can nest. */
const longestFormula = 500;

const operators: Readonly<Record<string, FilterOperator>> = {
  '=': 'equals',
  '!=': 'not-equals',
  '<': 'less',
  '<=': 'less-or-equal',
  '>': 'greater',
  '>=': 'greater-or-equal',
  contains: 'contains',
};

const tokenPattern = /\s*(?:(<=|>=|!=|[<>=()])|("[^"]*"|'[^']*')|(-?\d+(?:\.\d+)?)(?![\w.])|([a-z]\w*))/iy;

type Token = { kind: 'sign' | 'text' | 'number' | 'word'; text: string };

function tokensOf(formula: string): Token[] | undefined {
  const tokens: Token[] = [];
  const kinds = ['sign', 'text', 'number', 'word'] as const;
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < formula.length) {
    const match = tokenPattern.exec(formula);
    if (!match) return undefined;
    kinds.forEach((kind, index) => {
      const text = match[index + 1];
      if (text !== undefined) tokens.push({ kind, text });
    });
  }
  return tokens;
}

class Refused extends Error {}

/** A recursive descent over the tokens: `or` of `and` of comparisons, `not` and brackets. */
function read(tokens: readonly Token[]): { condition: Condition; fields: ReadonlySet<string> } {
  let position = 0;
  const fields = new Set<string>();
  const isNext = (text: string) => {
    const token = tokens[position];
    return token !== undefined && token.kind !== 'text' && token.text.toLowerCase() === text;
  };
  const take = (): Token => {
    const token = tokens[position];
    if (!token) throw new Refused();
    position += 1;
    return token;
  };
  const skip = (text: string): boolean => {
    const isThere = isNext(text);
    if (isThere) position += 1;
    return isThere;
  };

  function either(): Condition {
    const parts = [both()];
    while (skip('or')) parts.push(both());
    return (subject) => parts.some((part) => part(subject));
  }
  function both(): Condition {
    const parts = [single()];
    while (skip('and')) parts.push(single());
    return (subject) => parts.every((part) => part(subject));
  }
  function single(): Condition {
    if (skip('not')) {
      const part = single();
      return (subject) => !part(subject);
    }
    if (!skip('(')) return comparison();
    const inside = either();
    if (!skip(')')) throw new Refused();
    return inside;
  }
  function comparison(): Condition {
    const field = take();
    const operator = operators[take().text.toLowerCase()];
    if (field.kind !== 'word' || !operator) throw new Refused();
    fields.add(field.text);
    const value = operand();
    return (subject) => compare(subject[field.text], operator, value(subject));
  }
  function operand(): (subject: FilterSubject) => FilterSubject[string] {
    const { kind, text } = take();
    if (kind === 'sign') throw new Refused();
    if (kind === 'word' && text !== 'true' && text !== 'false') {
      fields.add(text);
      return (subject) => subject[text];
    }
    const value: FilterValue =
      kind === 'text' ? text.slice(1, -1) : kind === 'number' ? Number(text) : text === 'true';
    return () => value;
  }

  const condition = either();
  if (position < tokens.length) throw new Refused();
  return { condition, fields };
}

/** What the tokens mean, or undefined when they mean nothing. */
function tryRead(tokens: readonly Token[]): ReturnType<typeof read> | undefined {
  try {
    return read(tokens);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/**
 * Reads a formula of comparisons joined by `and`, `or`, `not` and brackets, such as `price < 400000 and zip = "2800"`.
 * Undefined when it cannot be read; one that names an unknown field is false, even behind a `not`.
 */
export function parseCondition(formula: string): Condition | undefined {
  const tokens = formula.length > longestFormula ? undefined : tokensOf(formula.trim());
  const meaning = tokens && tryRead(tokens);
  if (!meaning) return undefined;
  const fields = [...meaning.fields];
  return (subject) => fields.every((field) => Object.hasOwn(subject, field)) && meaning.condition(subject);
}

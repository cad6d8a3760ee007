import type { FilterOperator } from './filter-fields.ts';

/** Characters. Bounds the work of parsing and the depth of brackets. */
export const longestFormula = 500;

type FormulaValue = string | number | boolean;
export type FormulaOperand = { field: string } | { value: FormulaValue };

export type FormulaExpression =
  | { kind: 'and' | 'or'; parts: readonly FormulaExpression[] }
  | { kind: 'not'; part: FormulaExpression }
  | { kind: 'comparison'; field: string; operator: FilterOperator; operand: FormulaOperand };

export type Formula = {
  /** Every field that the text names, even if the text is refused. */
  fields: readonly string[];
  /** Undefined for text that is not a formula. */
  expression: FormulaExpression | undefined;
};

type Token = { kind: 'sign' | 'text' | 'number' | 'keyword' | 'field'; text: string };

const pattern = /\s*(?:(<=|>=|!=|[<>=()])|("[^"]*"|'[^']*')|(-?\d+(?:\.\d+)?)(?![\w.])|([a-z]\w*))/iy;

const keywords = new Set(['and', 'or', 'not', 'contains', 'true', 'false']);

const operators: Readonly<Record<string, FilterOperator>> = {
  '=': 'equals',
  '!=': 'not-equals',
  '<': 'less',
  '<=': 'less-or-equal',
  '>': 'greater',
  '>=': 'greater-or-equal',
  contains: 'contains',
};

function tokensOf(formula: string): Token[] | undefined {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < formula.length) {
    const match = pattern.exec(formula);
    if (!match) return undefined;
    const [, sign, text, number, word] = match;
    if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.slice(1, -1) });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (word !== undefined) tokens.push(wordToken(word));
  }
  return tokens;
}

function wordToken(word: string): Token {
  const lower = word.toLowerCase();
  return keywords.has(lower) ? { kind: 'keyword', text: lower } : { kind: 'field', text: word };
}

class Refused extends Error {}

/** Recursive descent: `or` of `and` of comparisons, `not` and brackets. Throws `Refused`. */
function expressionOf(tokens: readonly Token[]): FormulaExpression {
  let position = 0;
  const take = (): Token => {
    const token = tokens[position];
    if (!token) throw new Refused();
    position += 1;
    return token;
  };
  const skip = (text: string): boolean => {
    const token = tokens[position];
    const isNext = token !== undefined && token.kind !== 'text' && token.text === text;
    if (isNext) position += 1;
    return isNext;
  };

  function joined(kind: 'and' | 'or', readPart: () => FormulaExpression): FormulaExpression {
    const first = readPart();
    const parts = [first];
    while (skip(kind)) parts.push(readPart());
    return parts.length === 1 ? first : { kind, parts };
  }
  const either = () => joined('or', both);
  const both = () => joined('and', single);
  function single(): FormulaExpression {
    if (skip('not')) return { kind: 'not', part: single() };
    if (!skip('(')) return comparison();
    const inside = either();
    if (!skip(')')) throw new Refused();
    return inside;
  }
  function comparison(): FormulaExpression {
    const field = take();
    const sign = take();
    const operator = sign.kind === 'text' ? undefined : operators[sign.text];
    if (field.kind !== 'field' || !operator) throw new Refused();
    return { kind: 'comparison', field: field.text, operator, operand: operandOf(take()) };
  }

  const expression = either();
  if (position < tokens.length) throw new Refused();
  return expression;
}

function operandOf({ kind, text }: Token): FormulaOperand {
  if (kind === 'field') return { field: text };
  if (kind === 'text') return { value: text };
  if (kind === 'number') return { value: Number(text) };
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  throw new Refused();
}

/** Parses comparisons joined by `and`, `or`, `not` and brackets, such as `price < 400000 and zip = "2800"`. */
export function parseFormula(formula: string): Formula {
  const tokens = formula.length > longestFormula ? undefined : tokensOf(formula.trim());
  if (!tokens) return { fields: [], expression: undefined };
  const fields = tokens.filter(({ kind }) => kind === 'field').map(({ text }) => text);
  try {
    return { fields, expression: expressionOf(tokens) };
  } catch (error) {
    if (error instanceof Refused) return { fields, expression: undefined };
    throw error;
  }
}

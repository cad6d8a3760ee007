import { type FormulaExpression, type FormulaOperand, parseFormula } from 'schemas/filter-formula.ts';
import { compare, type FilterSubject } from './filter-compare.ts';

export type Condition = (subject: FilterSubject) => boolean;

function conditionOf(expression: FormulaExpression): Condition {
  switch (expression.kind) {
    case 'or': {
      const parts = expression.parts.map(conditionOf);
      return (subject) => parts.some((part) => part(subject));
    }
    case 'and': {
      const parts = expression.parts.map(conditionOf);
      return (subject) => parts.every((part) => part(subject));
    }
    case 'not': {
      const part = conditionOf(expression.part);
      return (subject) => !part(subject);
    }
    case 'comparison': {
      const { field, operator, operand } = expression;
      return (subject) => compare(subject[field], operator, valueOf(operand, subject));
    }
  }
}

function valueOf(operand: FormulaOperand, subject: FilterSubject): FilterSubject[string] {
  return 'field' in operand ? subject[operand.field] : operand.value;
}

/** Returns undefined for a text that is no formula. A formula with an unknown field is false, also behind a `not`. */
export function parseCondition(formula: string): Condition | undefined {
  const { fields, expression } = parseFormula(formula);
  if (!expression) return undefined;
  const condition = conditionOf(expression);
  return (subject) => fields.every((field) => Object.hasOwn(subject, field)) && condition(subject);
}

import { call, children, isNode, literal, mapChildren } from './ast.ts';
import type { Node } from './ast.ts';
import type { Plan } from './hoist.ts';
import { stepReference } from './lookup.ts';

/** A few seconds of work. At 10,000 documents no query of the Studio or the site takes a tenth of that. */
const mostSteps = 2_000_000;

/** A value of a result costs less than evaluating an item; a long text counts as several values. */
const stepsPerValue = 0.25;
const charactersPerValue = 100;

/** Counts what a query evaluates and returns: reusing an evaluated list is free, but a result repeats it. */
export class Budget {
  #left = mostSteps;

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new Error('The query is too large: it evaluates or results in too many values');
  }

  spendOn(value: unknown): void {
    const values = typeof value === 'string' ? 1 + value.length / charactersPerValue : 1;
    this.spend(values * stepsPerValue);
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) this.spendOn(inner);
  }
}

const step: Node = { type: 'Deref', base: literal({ _ref: stepReference }) };

export function metered({ tree, once }: Plan): Plan {
  return { tree: withSteps(tree), once: once.map(withSteps) };
}

function withSteps(node: Node): Node {
  const { type } = node;
  const inner = mapChildren(node, withSteps);
  const { expr } = inner;
  if (type === 'PipeFuncCall') return { ...inner, args: [...children(inner, 'args'), step] };
  if (!['Filter', 'Map', 'FlatMap'].includes(type) || !isNode(expr)) return inner;
  return { ...inner, expr: call('global', 'coalesce', [step, expr]) };
}

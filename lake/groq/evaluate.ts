import { queryRefusal } from '../api-error.ts';
import { Budget } from './budget.ts';
import { engine } from './engine.ts';
import type { Plan } from './hoist.ts';
import { resolveLookup, stepReference } from './lookup.ts';
import type { Source } from './lookup.ts';
import type { Params, ParsedQuery } from './parse.ts';

export type QueryContext = {
  source: Source;
  params: Params;
  /** The user's id, for `identity()`. */
  identity: string;
  sanity: { projectId: string; dataset: string };
};

/** Results share their unprojected parts with the frozen documents. */
export function run({ tree, once }: Plan, context: QueryContext): unknown {
  const budget = new Budget();
  const results = new Map<number, unknown>();
  const runOnce = (place: number) => {
    const subquery = once[place];
    if (subquery && !results.has(place)) results.set(place, engine.evaluateSync(subquery, options).data);
    return results.get(place);
  };
  const options = optionsOf(context, budget, runOnce);
  const result = engine.evaluateSync(tree, options);
  // Counts first, because converting a result repeats the parts it shares.
  budget.spendOn(result.data);
  return engine.toJS(result);
}

/** Also runs the few functions (`diff::`) that groq-js has only in its asynchronous engine. */
export async function runAny(parsed: ParsedQuery, query: string, context: QueryContext): Promise<unknown> {
  try {
    return run(parsed.plan, context);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!/not supported|synchronous|Sync/.test(error.message)) throw queryRefusal(query, error.message);
  }
  try {
    const budget = new Budget();
    const value = await engine.evaluate(parsed.scan.tree, optionsOf(context, budget));
    const result = await value.get();
    budget.spendOn(result);
    return result;
  } catch (error) {
    throw queryRefusal(query, error instanceof Error ? error.message : String(error));
  }
}

function optionsOf(context: QueryContext, budget: Budget, runOnce?: (place: number) => unknown) {
  return {
    dataset: context.source.documents,
    params: { ...context.params },
    identity: context.identity,
    sanity: context.sanity,
    dereference: ({ _ref }: { _ref: string }) => {
      if (_ref !== stepReference) return resolveLookup(context.source, _ref, runOnce);
      budget.spend(1);
      return null;
    },
  };
}

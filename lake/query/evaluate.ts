import { queryRefusal } from '../api-error.ts';
import type { Node } from './ast.ts';
import { engine } from './engine.ts';
import type { Plan } from './hoist.ts';
import { resolveLookup } from './lookup.ts';
import type { Source } from './lookup.ts';
import type { Params, ParsedQuery } from './parse.ts';

export type QueryContext = {
  source: Source;
  params: Params;
  /** The user's id, for `identity()`. */
  identity: string;
  sanity: { projectId: string; dataset: string };
};

/** Runs a plan. Results share their unprojected parts with the frozen documents. */
export function run(plan: Plan, context: QueryContext): unknown {
  const results = new Map<number, unknown>();
  const runOnce = (place: number) => {
    const tree = plan.once[place];
    if (tree && !results.has(place)) results.set(place, engine.evaluateSync(tree, options).data);
    return results.get(place);
  };
  const options = optionsOf(context, context.source.documents, runOnce);
  return engine.toJS(engine.evaluateSync(plan.tree, options));
}

export function runPlain(tree: Node, context: QueryContext): unknown {
  return run({ tree, once: [] }, context);
}

/** Like `run`, also for the few functions (`diff::`) that groq-js only has in its asynchronous engine. */
export async function runAny(parsed: ParsedQuery, query: string, context: QueryContext): Promise<unknown> {
  try {
    return run(parsed.plan, context);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!/not supported|synchronous|Sync/.test(error.message)) throw queryRefusal(query, error.message);
  }
  try {
    const options = optionsOf(context, [...context.source.documents], () => null);
    const value = await engine.evaluate(parsed.plain, options);
    return await value.get();
  } catch (error) {
    throw queryRefusal(query, error instanceof Error ? error.message : String(error));
  }
}

function optionsOf(context: QueryContext, dataset: readonly unknown[], runOnce: (place: number) => unknown) {
  return {
    dataset,
    params: { ...context.params },
    identity: context.identity,
    sanity: context.sanity,
    dereference: ({ _ref }: { _ref: string }) => resolveLookup(context.source, _ref, runOnce),
  };
}

import { queryRefusal } from '../api-error.ts';
import type { Node } from './ast.ts';
import { engine } from './engine.ts';
import { answer } from './lookup.ts';
import type { Source } from './lookup.ts';
import type { Params } from './parse.ts';

export type QueryContext = {
  source: Source;
  params: Params;
  /** The asking user's id, for `identity()`. */
  identity: string;
  sanity: { projectId: string; dataset: string };
};

/** Runs a parsed query. Results share their unprojected parts with the frozen documents. */
export function run(tree: Node, context: QueryContext): unknown {
  return engine.toJS(engine.evaluateSync(tree, optionsOf(context, context.source.documents)));
}

/** As `run`, also for the few functions (`diff::`) that groq-js only has in its asynchronous engine. */
export async function runAny(tree: Node, query: string, context: QueryContext): Promise<unknown> {
  try {
    return run(tree, context);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!/not supported|synchronous|Sync/.test(error.message)) throw queryRefusal(query, error.message);
  }
  try {
    const value = await engine.evaluate(tree, optionsOf(context, [...context.source.documents]));
    return await value.get();
  } catch (error) {
    throw queryRefusal(query, error instanceof Error ? error.message : String(error));
  }
}

function optionsOf(context: QueryContext, dataset: readonly unknown[]) {
  return {
    dataset,
    params: { ...context.params },
    identity: context.identity,
    sanity: context.sanity,
    dereference: ({ _ref }: { _ref: string }) => answer(context.source, _ref),
  };
}

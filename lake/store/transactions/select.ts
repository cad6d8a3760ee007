import { queryRefusal, refusal } from '../../api-error.ts';
import { run } from '../../query/evaluate.ts';
import type { QueryContext } from '../../query/evaluate.ts';
import { parseQuery } from '../../query/parse.ts';
import type { Dataset } from '../dataset.ts';
import { isObject } from '../document.ts';
import type { JsonObject } from '../document.ts';

export function selectIds(dataset: Dataset, projectId: string, selection: JsonObject): string[] {
  const { query, params } = selection;
  if (typeof query !== 'string') throw refusal(400, 'A patch or delete needs an "id" or a "query"');
  const values = isObject(params) ? params : {};
  const sanity = { projectId, dataset: dataset.name };
  const source = dataset.view('raw', true);
  const result = found(query, { source, params: values, identity: '', sanity });
  if (!Array.isArray(result)) return [];
  return result.flatMap((item: unknown) =>
    isObject(item) && typeof item['_id'] === 'string' ? [item['_id']] : [],
  );
}

/** Synchronous, because nothing may come between a selection and its transaction. */
function found(query: string, context: QueryContext): unknown {
  const { plan } = parseQuery(query, context.params);
  try {
    return run(plan, context);
  } catch (error) {
    throw queryRefusal(query, error instanceof Error ? error.message : String(error));
  }
}

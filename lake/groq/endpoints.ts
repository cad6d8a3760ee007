import { createHash } from 'node:crypto';
import { refusal } from '../api-error.ts';
import { apiVersionOf } from '../http/app.ts';
import type { LakeApp, LakeCall } from '../http/app.ts';
import { limitedTo, readJson, readParams, readQueryBody } from '../http/read-request.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import { readPerspective } from '../store/views/perspective.ts';
import { runAny } from './evaluate.ts';
import { parseQuery } from './parse.ts';
import type { Params } from './parse.ts';
import { sourceMapOf } from './source-map/source-map.ts';

export function addQueryEndpoints(app: LakeApp, context: LakeContext): void {
  app.get('/data/query/:dataset', (c) => {
    const query = c.req.query('query');
    if (query === undefined) throw refusal(400, 'Missing required parameter "query"');
    return runQuery(context, c, query, readParams(c.req.query()));
  });
  app.post('/data/query/:dataset', limitedTo(4), async (c) => {
    const { query, params } = readQueryBody(await readJson(c));
    return runQuery(context, c, query, { ...readParams(c.req.query()), ...params });
  });
}

/** Tags the whole dataset, so that no change is missed; clients refetch more often than with hosted Sanity. */
export function syncTagOf(dataset: string): string {
  return `s1:${createHash('sha1').update(dataset).digest('base64url').slice(0, 6)}`;
}

async function runQuery(context: LakeContext, c: LakeCall, query: string, params: Params): Promise<Response> {
  const started = performance.now();
  const dataset = datasetOf(context, c);
  const perspective = readPerspective(c.req.query('perspective') ?? null, apiVersionOf(c));
  const parsed = parseQuery(query, params);
  const source = dataset.view(perspective, c.var.user !== null);
  const sanity = { projectId: context.projectId, dataset: dataset.name };
  const settings = { source, params, identity: c.var.user?.id ?? '<anonymous>', sanity };
  const result = (await runAny(parsed, query, settings)) ?? null;
  const { resultSourceMap: mode = 'false', returnQuery } = c.req.query();
  const byKey = mode === 'withKeyArraySelector';
  return c.json({
    ...(returnQuery === 'false' ? {} : { query }),
    result,
    ...(mode === 'false' ? {} : { resultSourceMap: sourceMapOf(parsed, settings, result, byKey) }),
    syncTags: [syncTagOf(dataset.name)],
    ms: Math.round(performance.now() - started),
  });
}

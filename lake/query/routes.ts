import { createHash } from 'node:crypto';
import { refusal } from '../api-error.ts';
import { megabyte, readJson } from '../http/body.ts';
import { readParams, readQueryBody } from '../http/params.ts';
import { json } from '../http/reply.ts';
import type { LakeRequest, Reply } from '../http/reply.ts';
import type { Routes } from '../http/router.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import { readPerspective } from '../store/views/perspective.ts';
import type { View } from '../store/views/view.ts';
import { runAny } from './evaluate.ts';
import type { QueryContext } from './evaluate.ts';
import { parseQuery } from './parse.ts';
import type { ParsedQuery, Params } from './parse.ts';
import { sourceMapOf } from './source-map/source-map.ts';

const bodyLimit = 4 * megabyte;

export function queryRoutes(context: LakeContext): Routes {
  return {
    'GET /data/query/:dataset': (request) => {
      const query = request.query.get('query');
      if (query === null) throw refusal(400, 'Missing required parameter "query"');
      return runQuery(context, request, query, readParams(request.query));
    },
    'POST /data/query/:dataset': async (request) => {
      const { query, params } = readQueryBody(await readJson(request, bodyLimit));
      return runQuery(context, request, query, { ...readParams(request.query), ...params });
    },
  };
}

function mapSources(
  parsed: ParsedQuery,
  settings: QueryContext & { source: View },
  result: unknown,
  mode: string,
) {
  return sourceMapOf(parsed, settings, result, mode === 'withKeyArraySelector');
}

/** Tags the whole dataset, so that no change is missed; clients refetch more often than with hosted Sanity. */
export function syncTagOf(dataset: string): string {
  return `s1:${createHash('sha1').update(dataset).digest('base64url').slice(0, 6)}`;
}

async function runQuery(
  context: LakeContext,
  request: LakeRequest,
  query: string,
  params: Params,
): Promise<Reply> {
  const started = performance.now();
  const dataset = datasetOf(context, request.params['dataset']);
  const perspective = readPerspective(request.query.get('perspective'), request.apiVersion);
  const parsed = parseQuery(query, params);
  const source = dataset.view(perspective, request.user !== null);
  const sanity = { projectId: context.projectId, dataset: dataset.name };
  const identity = request.user?.id ?? '<anonymous>';
  const settings = { source, params, identity, sanity };
  const result = await runAny(parsed, query, settings);
  const mapped = request.query.get('resultSourceMap') ?? 'false';
  const sources = mapped === 'false' ? {} : { resultSourceMap: mapSources(parsed, settings, result, mapped) };
  const echoed = request.query.get('returnQuery') === 'false' ? {} : { query };
  const ms = Math.round(performance.now() - started);
  return json({ ...echoed, result: result ?? null, ...sources, syncTags: [syncTagOf(dataset.name)], ms });
}

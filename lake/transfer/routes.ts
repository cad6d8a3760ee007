import type { Routes } from '../http/router.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';

/** What `@sanity/export` reads: every document that may be seen, as it is stored, one a line. */
export function transferRoutes(context: LakeContext): Routes {
  return {
    'GET /data/export/:dataset': (request) => {
      const dataset = datasetOf(context, request.params['dataset']);
      const types = request.query.get('types')?.split(',');
      const { documents } = dataset.view('raw', request.user !== null);
      const wanted = types ? documents.filter((document) => types.includes(document._type)) : documents;
      const body = wanted.map((document) => `${JSON.stringify(document)}\n`).join('');
      return { kind: 'bytes', status: 200, body, headers: { 'Content-Type': 'application/x-ndjson' } };
    },
  };
}

import type { Routes } from '../http/router.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';

/** Streams every visible document as stored, one per line, for `@sanity/export`. */
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

import type { Dataset } from '../store/dataset.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import { json } from './reply.ts';
import type { Routes } from './router.ts';

/** Returns an empty history, because only the current revision of a document is stored. */
export function historyRoutes(context: LakeContext): Routes {
  return {
    // Keyed by document id: an array here reads as "deleted by retention policy" in the Studio.
    'GET /data/history/:dataset/events/documents/:id': (request) =>
      json({ events: { [request.params['id'] ?? '']: [] }, nextCursor: null }),
    'GET /data/history/:dataset/transactions/:id': () => ({
      kind: 'bytes',
      status: 200,
      body: '',
      headers: { 'Content-Type': 'application/x-ndjson' },
    }),
    'GET /data/history/:dataset/documents/:ids': (request) => {
      const dataset = datasetOf(context, request.params['dataset']);
      return json({ documents: request.user ? present(dataset, request.params['ids'] ?? '') : [] });
    },
    'GET /data/references/:dataset/documents/:id/to': () => json({ totalCount: 0, references: [] }),
  };
}

function present(dataset: Dataset, ids: string) {
  return ids.split(',').flatMap((id) => dataset.get(id) ?? []);
}

import { refusal } from '../api-error.ts';
import { isOn } from '../http/params.ts';
import { json } from '../http/reply.ts';
import type { LakeRequest, Reply } from '../http/reply.ts';
import type { Routes } from '../http/router.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import type { Dataset } from '../store/dataset.ts';
import type { Doc } from '../store/document.ts';
import { draftIdOf, isDraftId, publishedIdOf } from '../store/ids.ts';
import { documentEvents } from './document-events.ts';
import type { Moment, Transaction } from './history.ts';

const mostTransactions = 1000;

/** Serves the past to known users only: earlier revisions may say what was never meant for the public. */
export function historyRoutes(context: LakeContext): Routes {
  const forKnownUsers =
    (read: (dataset: Dataset, request: LakeRequest) => Reply, empty: Reply) => (request: LakeRequest) => {
      const dataset = datasetOf(context, request.params['dataset']);
      return request.user ? read(dataset, request) : empty;
    };
  const transactions = forKnownUsers(readTransactions, lines([]));
  return {
    'GET /data/history/:dataset/documents/:ids': forKnownUsers(readDocuments, json({ documents: [] })),
    'GET /data/history/:dataset/transactions': transactions,
    'GET /data/history/:dataset/transactions/:ids': transactions,
    // Keyed by document id: an array here reads as "deleted by retention policy" in the Studio.
    'GET /data/history/:dataset/events/documents/:id': forKnownUsers(
      readEvents,
      json({ events: {}, nextCursor: null }),
    ),
    'GET /data/references/:dataset/documents/:id/to': () => json({ totalCount: 0, references: [] }),
  };
}

function readDocuments(dataset: Dataset, request: LakeRequest): Reply {
  const ids = idsIn(request);
  const moment = momentIn(request.query);
  const at = (id: string) => dataset.history.documentAt(id, dataset.get(id) ?? null, moment);
  const found = ids.flatMap((id) => at(id) ?? []);
  const [id = ''] = ids;
  // The events of a draft also name revisions of its published document, and the Studio asks for them by the draft's id.
  const published = ids.length === 1 && isDraftId(id) && found.length === 0 ? at(publishedIdOf(id)) : null;
  const meant = published && isRevision(published, moment) ? [published] : found;
  return json({ documents: meant });
}

function isRevision(document: Doc, moment: Moment): boolean {
  return typeof moment === 'object' && 'revision' in moment && document._rev === moment.revision;
}

function momentIn(query: URLSearchParams): Moment {
  const [revision, time] = [query.get('revision'), query.get('time')];
  const last = isOn(query, 'lastRevision');
  if ([revision !== null, time !== null, last].filter(Boolean).length > 1)
    throw refusal(400, 'Only one of "revision", "time" and "lastRevision" may be given');
  if (last) return 'lastRevision';
  if (revision !== null) return { revision };
  return { time: timeIn(time) ?? new Date().toISOString() };
}

function timeIn(text: string | null): string | undefined {
  if (text === null) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw refusal(400, `Invalid time "${text}"`);
  return time.toISOString();
}

function readTransactions(dataset: Dataset, { query, params }: LakeRequest): Reply {
  const ids = (params['ids'] ?? '').split(',').filter((id) => id !== '');
  const seqOf = (name: string) => {
    const id = query.get(name);
    return id ? dataset.history.seqOf(id) : null;
  };
  const found = dataset.history.transactions({
    documentIds: ids,
    authors: (query.get('authors') ?? '').split(',').filter((author) => author !== ''),
    fromSeq: seqOf('fromTransaction') ?? 0,
    toSeq: seqOf('toTransaction') ?? Number.MAX_SAFE_INTEGER,
    fromTime: timeIn(query.get('fromTime')) ?? '',
    toTime: timeIn(query.get('toTime')) ?? '9999',
    reverse: isOn(query, 'reverse'),
    limit: limitIn(query),
  });
  return lines(found.map((transaction) => describe(dataset, transaction, ids, query)));
}

function describe(
  dataset: Dataset,
  { seq, id, author, timestamp }: Transaction,
  ids: string[],
  query: URLSearchParams,
) {
  const all = dataset.history.changesOf(seq);
  const shown = isOn(query, 'includeIdentifiedDocumentsOnly')
    ? all.filter(({ documentId }) => ids.includes(documentId))
    : all;
  const withoutMutations = isOn(query, 'excludeContent') || isOn(query, 'excludeMutations');
  const effects = Object.fromEntries(shown.map(({ documentId, effects }) => [documentId, effects]));
  return {
    ...{ id, timestamp, author },
    documentIDs: all.map(({ documentId }) => documentId),
    ...(withoutMutations ? {} : { mutations: shown.flatMap(({ mutations }) => mutations) }),
    ...(query.get('effectFormat') === 'mendoza' ? { effects } : {}),
  };
}

function readEvents(dataset: Dataset, request: LakeRequest): Reply {
  const id = request.params['id'] ?? '';
  const publishedId = publishedIdOf(id);
  const versionId = id === publishedId ? draftIdOf(id) : id;
  const entries = [publishedId, versionId].flatMap((document) => dataset.history.entriesOf(document));
  const events = documentEvents(id, entries, {
    published: dataset.get(publishedId) !== undefined,
    versionRev: dataset.get(versionId)?._rev ?? null,
  });
  const start = Number(request.query.get('nextCursor') ?? 0) || 0;
  const end = start + limitIn(request.query);
  const nextCursor = end < events.length ? String(end) : null;
  return json({ events: { [id]: events.slice(start, end) }, nextCursor });
}

function limitIn(query: URLSearchParams): number {
  const limit = Number(query.get('limit') ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw refusal(400, 'Invalid "limit"');
  return Math.min(limit, mostTransactions);
}

function idsIn(request: LakeRequest): string[] {
  return (request.params['ids'] ?? '').split(',').filter((id) => id !== '');
}

function lines(items: readonly unknown[]): Reply {
  const headers = { 'Content-Type': 'application/x-ndjson' };
  const body = items.map((item) => `${JSON.stringify(item)}\n`).join('');
  return { kind: 'bytes', status: 200, body, headers };
}

import { refusal } from '../api-error.ts';
import type { LakeApp, LakeCall } from '../http/app.ts';
import { idsIn, isOn } from '../http/read-request.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import type { Dataset } from '../store/dataset.ts';
import type { Doc } from '../store/document.ts';
import { draftIdOf, isDraftId, publishedIdOf } from '../store/ids.ts';
import { documentEvents } from './document-events.ts';
import type { Moment, Transaction } from './history.ts';

const mostTransactions = 1000;

/** Serves history to known users only: earlier revisions may hold what was never meant for the public. */
export function addHistoryEndpoints(app: LakeApp, context: LakeContext): void {
  const past = '/data/history/:dataset';
  app.get(`${past}/documents/:ids`, (c) =>
    c.json({ documents: c.var.user ? documentsAt(datasetOf(context, c), c) : [] }),
  );
  app.get(`${past}/transactions/:ids?`, (c) => {
    const transactions = c.var.user ? readTransactions(datasetOf(context, c), c) : [];
    const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`).join('');
    return c.body(lines, 200, { 'Content-Type': 'application/x-ndjson' });
  });
  // Keyed by document id: an array here reads as "deleted by retention policy" in the Studio.
  app.get(`${past}/events/documents/:id`, (c) =>
    c.json(c.var.user ? readEvents(datasetOf(context, c), c) : { events: {}, nextCursor: null }),
  );
  app.get('/data/references/:dataset/documents/:id/to', (c) => c.json({ totalCount: 0, references: [] }));
}

function documentsAt(dataset: Dataset, c: LakeCall): Doc[] {
  const ids = idsIn(c);
  const moment = momentIn(c);
  const at = (id: string) => dataset.history.documentAt(id, dataset.get(id) ?? null, moment);
  const found = ids.flatMap((id) => at(id) ?? []);
  const [id = ''] = ids;
  // A draft's events also name revisions of its published document, which the Studio requests by the draft's id.
  const published = ids.length === 1 && isDraftId(id) && found.length === 0 ? at(publishedIdOf(id)) : null;
  return published && isRevision(published, moment) ? [published] : found;
}

function isRevision(document: Doc, moment: Moment): boolean {
  return typeof moment === 'object' && 'revision' in moment && document._rev === moment.revision;
}

function momentIn(c: LakeCall): Moment {
  const { revision, time } = c.req.query();
  const last = isOn(c, 'lastRevision');
  if ([revision !== undefined, time !== undefined, last].filter(Boolean).length > 1)
    throw refusal(400, 'Only one of "revision", "time" and "lastRevision" may be given');
  if (last) return 'lastRevision';
  if (revision !== undefined) return { revision };
  return { time: timeIn(time) ?? new Date().toISOString() };
}

function timeIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw refusal(400, `Invalid time "${text}"`);
  return time.toISOString();
}

function readTransactions(dataset: Dataset, c: LakeCall) {
  const ids = idsIn(c);
  const { authors = '', fromTransaction, toTransaction, fromTime, toTime } = c.req.query();
  const seqOf = (id: string | undefined) => (id ? dataset.history.seqOf(id) : null);
  const found = dataset.history.transactions({
    documentIds: ids,
    authors: authors.split(',').filter((author) => author !== ''),
    fromSeq: seqOf(fromTransaction) ?? 0,
    toSeq: seqOf(toTransaction) ?? Number.MAX_SAFE_INTEGER,
    fromTime: timeIn(fromTime) ?? '',
    toTime: timeIn(toTime) ?? '9999',
    reverse: isOn(c, 'reverse'),
    limit: limitIn(c),
  });
  return found.map((transaction) => describe(dataset, transaction, ids, c));
}

function describe(dataset: Dataset, { seq, id, author, timestamp }: Transaction, ids: string[], c: LakeCall) {
  const all = dataset.history.changesOf(seq);
  const shown = isOn(c, 'includeIdentifiedDocumentsOnly')
    ? all.filter(({ documentId }) => ids.includes(documentId))
    : all;
  const withoutMutations = isOn(c, 'excludeContent') || isOn(c, 'excludeMutations');
  const effects = Object.fromEntries(shown.map(({ documentId, effects }) => [documentId, effects]));
  return {
    ...{ id, timestamp, author },
    documentIDs: all.map(({ documentId }) => documentId),
    ...(withoutMutations ? {} : { mutations: shown.flatMap(({ mutations }) => mutations) }),
    ...(c.req.query('effectFormat') === 'mendoza' ? { effects } : {}),
  };
}

function readEvents(dataset: Dataset, c: LakeCall) {
  const id = c.req.param('id') ?? '';
  const publishedId = publishedIdOf(id);
  const versionId = id === publishedId ? draftIdOf(id) : id;
  const entries = [publishedId, versionId].flatMap((document) => dataset.history.entriesOf(document));
  const events = documentEvents(id, entries, {
    published: dataset.get(publishedId) !== undefined,
    versionRev: dataset.get(versionId)?._rev ?? null,
  });
  const start = Number(c.req.query('nextCursor')) || 0;
  const end = start + limitIn(c);
  const nextCursor = end < events.length ? String(end) : null;
  return { events: { [id]: events.slice(start, end) }, nextCursor };
}

function limitIn({ req }: LakeCall): number {
  const limit = Number(req.query('limit') ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw refusal(400, 'Invalid "limit"');
  return Math.min(limit, mostTransactions);
}

import { mayChange, mayWrite } from '../access/users.ts';
import type { User } from '../access/users.ts';
import {
  insufficientPermission,
  ItemRefused,
  queryRefusal,
  refusal,
  transactionRefusal,
} from '../api-error.ts';
import type { LakeApp, LakeCall } from '../http/app.ts';
import { idsIn, isOn, limitedTo, readJson } from '../http/read-request.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import { run } from '../groq/evaluate.ts';
import type { QueryContext } from '../groq/evaluate.ts';
import { parseQuery } from '../groq/parse.ts';
import { compileAction, readActions } from './transactions/actions.ts';
import type { CommitResult, CommitRequest, Dataset } from './dataset.ts';
import { isObject } from './document.ts';
import type { JsonObject } from './document.ts';
import { isPublicId, isValidTransactionId, publishedIdOf } from './ids.ts';
import { readMutations } from './transactions/mutation.ts';

export function addStoreEndpoints(app: LakeApp, context: LakeContext): void {
  const limit = limitedTo(16);
  app.post('/data/mutate/:dataset', limit, async (c) => {
    const dataset = datasetOf(context, c);
    const committed = await commit('mutation', dataset, c, (body) => ({
      steps: readMutations(body).map((mutation) => () => [mutation]),
      select: (selection) => selectIds(dataset, context.projectId, selection),
    }));
    const results = committed.results.map((result) =>
      isOn(c, 'returnDocuments') ? { ...result, document: committed.documentOf(result.id) } : result,
    );
    return c.json({ transactionId: committed.transactionId, results });
  });
  app.post('/data/actions/:dataset', limit, async (c) => {
    const { transactionId } = await commit('action', datasetOf(context, c), c, (body) => ({
      steps: readActions(body).map((action) => (read) => compileAction(action, read)),
    }));
    return c.json({ transactionId });
  });
  app.get('/data/doc/:dataset/:ids', (c) => c.json(readDocuments(datasetOf(context, c), c)));
  // Every visible document as stored, one per line, for `@sanity/export`.
  app.get('/data/export/:dataset', (c) => {
    const types = c.req.query('types')?.split(',');
    const { documents } = datasetOf(context, c).view('raw', c.var.user !== null);
    const wanted = types ? documents.filter((document) => types.includes(document._type)) : documents;
    const lines = wanted.map((document) => `${JSON.stringify(document)}\n`).join('');
    return c.body(lines, 200, { 'Content-Type': 'application/x-ndjson' });
  });
}

async function commit(
  kind: 'mutation' | 'action',
  dataset: Dataset,
  c: LakeCall,
  read: (body: unknown) => Pick<CommitRequest, 'steps' | 'select'>,
): Promise<CommitResult> {
  const body = await readJson(c);
  try {
    return dataset.commit({ ...rightsOf(c.var.user), ...read(body), ...settingsOf(c, body) });
  } catch (error) {
    throw error instanceof ItemRefused ? transactionRefusal(kind, error) : error;
  }
}

function rightsOf(user: User | null): Pick<CommitRequest, 'author' | 'mayChange'> {
  if (!user || !mayWrite(user)) throw insufficientPermission('create');
  return { author: user.id, mayChange: (id) => mayChange(user, id) };
}

function settingsOf(c: LakeCall, body: unknown): Pick<CommitRequest, 'transactionId' | 'dryRun'> {
  const given: JsonObject = isObject(body) ? body : {};
  const transactionId = given['transactionId'] ?? c.req.query('transactionId');
  if (transactionId !== undefined && !isValidTransactionId(transactionId))
    throw refusal(400, 'Invalid "transactionId"');
  return { transactionId, dryRun: isOn(c, 'dryRun') || given['dryRun'] === true };
}

function selectIds(dataset: Dataset, projectId: string, selection: JsonObject): string[] {
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

function readDocuments(dataset: Dataset, c: LakeCall) {
  const wanted = idsIn(c);
  const ids = isOn(c, 'includeAllVersions')
    ? wanted.flatMap((id) => versionsOf(dataset, id, c.var.user !== null))
    : wanted;
  const contentless = isOn(c, 'excludeContent');
  const documents = [];
  const omitted = [];
  for (const id of ids) {
    const document = dataset.get(id);
    if (!document) omitted.push({ id, reason: 'existence' });
    else if (!c.var.user && !isPublicId(id)) omitted.push({ id, reason: 'permission' });
    else documents.push(contentless ? attributesOf(document) : document);
  }
  return { documents, omitted };
}

function versionsOf(dataset: Dataset, id: string, privateToo: boolean): string[] {
  const published = publishedIdOf(id);
  const ids = dataset.view('raw', privateToo).documents.map(({ _id }) => _id);
  const versions = ids.filter((candidate) => publishedIdOf(candidate) === published);
  return versions.length > 0 ? versions : [id];
}

function attributesOf({ _id, _type, _rev, _createdAt, _updatedAt }: JsonObject) {
  return { _id, _type, _rev, _createdAt, _updatedAt };
}

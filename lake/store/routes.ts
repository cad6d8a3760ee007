import { mayWrite } from '../access/users.ts';
import type { User } from '../access/users.ts';
import { ItemRefused, refusal, transactionRefusal } from '../api-error.ts';
import { megabyte, readJson } from '../http/body.ts';
import { isOn } from '../http/params.ts';
import { json } from '../http/reply.ts';
import type { LakeRequest } from '../http/reply.ts';
import type { Routes } from '../http/router.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import { compileAction, readActions } from './transactions/actions.ts';
import type { CommitResult, CommitRequest, Dataset } from './dataset.ts';
import { isObject } from './document.ts';
import type { JsonObject } from './document.ts';
import { isPublicId, isValidTransactionId, publishedIdOf } from './ids.ts';
import { readMutations } from './transactions/mutation.ts';
import { selectIds } from './transactions/select.ts';

const transactionLimit = 16 * megabyte;

export function storeRoutes(context: LakeContext): Routes {
  return {
    'POST /data/mutate/:dataset': async (request) => {
      const dataset = datasetOf(context, request.params['dataset']);
      const committed = await commit('mutation', dataset, request, (body) => ({
        steps: readMutations(body).map((mutation) => () => [mutation]),
        select: (selection) => selectIds(dataset, context.projectId, selection),
      }));
      const withDocuments = isOn(request.query, 'returnDocuments');
      const results = committed.results.map((result) =>
        withDocuments ? { ...result, document: committed.documentOf(result.id) } : result,
      );
      return json({ transactionId: committed.transactionId, results });
    },
    'POST /data/actions/:dataset': async (request) => {
      const dataset = datasetOf(context, request.params['dataset']);
      const { transactionId } = await commit('action', dataset, request, (body) => ({
        steps: readActions(body).map((action) => (read) => compileAction(action, read)),
      }));
      return json({ transactionId });
    },
    'GET /data/doc/:dataset/:ids': (request) =>
      json(readDocuments(datasetOf(context, request.params['dataset']), request)),
  };
}

async function commit(
  kind: 'mutation' | 'action',
  dataset: Dataset,
  request: LakeRequest,
  read: (body: unknown) => Pick<CommitRequest, 'steps' | 'select'>,
): Promise<CommitResult> {
  const body = await readJson(request, transactionLimit);
  try {
    const author = authorOf(request.user);
    return dataset.commit({ ...read(body), ...settingsOf(request, body), author });
  } catch (error) {
    throw error instanceof ItemRefused ? transactionRefusal(kind, error) : error;
  }
}

function authorOf(user: User | null): string {
  if (user && mayWrite(user)) return user.id;
  const permission = 'create';
  const description = `Insufficient permissions; permission "${permission}" required`;
  throw new ItemRefused({ type: 'insufficientPermissionsError', description, permission });
}

function settingsOf(request: LakeRequest, body: unknown): Pick<CommitRequest, 'transactionId' | 'dryRun'> {
  const given: JsonObject = isObject(body) ? body : {};
  const transactionId = given['transactionId'] ?? request.query.get('transactionId') ?? undefined;
  if (transactionId !== undefined && !isValidTransactionId(transactionId))
    throw refusal(400, 'Invalid "transactionId"');
  return { transactionId, dryRun: isOn(request.query, 'dryRun') || given['dryRun'] === true };
}

function readDocuments(dataset: Dataset, request: LakeRequest) {
  const wanted = (request.params['ids'] ?? '').split(',').filter((id) => id !== '');
  const ids = isOn(request.query, 'includeAllVersions')
    ? wanted.flatMap((id) => versionsOf(dataset, id, request.user !== null))
    : wanted;
  const contentless = isOn(request.query, 'excludeContent');
  const documents = [];
  const omitted = [];
  for (const id of ids) {
    const document = dataset.get(id);
    if (!document) omitted.push({ id, reason: 'existence' });
    else if (!request.user && !isPublicId(id)) omitted.push({ id, reason: 'permission' });
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

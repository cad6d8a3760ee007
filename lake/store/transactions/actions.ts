import { ItemRefused, refusal } from '../../api-error.ts';
import { isObject, omit } from '../document.ts';
import type { Doc, JsonObject } from '../document.ts';
import { draftIdOf, isDraftId, publishedIdOf, releaseOf } from '../ids.ts';
import { expectRevision } from './apply-patch.ts';
import type { Mutation } from './mutation.ts';

type Read = (id: string) => Doc | null;
type Compile = (action: JsonObject, read: Read) => Mutation[];

/** Sent by the Studio so that an edit is never empty; not a real field. */
const guardField = '_empty_action_guard_pseudo_field_';

const compilers: Readonly<Record<string, Compile>> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.replaceDraft': (action) => [{ createOrReplace: object(action, 'attributes') }],
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': remove,
  'sanity.action.document.discard': (action, read) => discard(text(action, 'draftId'), read),
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.discard': (action, read) => discard(text(action, 'versionId'), read),
  'sanity.action.document.version.replace': (action) => [{ createOrReplace: object(action, 'document') }],
};

export function readActions(body: unknown): JsonObject[] {
  const list = isObject(body) ? body['actions'] : undefined;
  const actions = Array.isArray(list) ? list : [list];
  if (!actions.every(isObject))
    throw refusal(400, 'Invalid JSON body: "actions" must be an array of actions');
  return actions;
}

export function compileAction(action: JsonObject, read: Read): Mutation[] {
  const type = text(action, 'actionType');
  if (type.startsWith('sanity.action.release.') || type === 'sanity.action.document.version.unpublish') {
    throw new ItemRefused({
      type: 'insufficientPermissionsError',
      description: `Insufficient permissions; the lake has no content releases (${type})`,
      permission: 'create',
    });
  }
  const compile = Object.hasOwn(compilers, type) ? compilers[type] : undefined;
  if (!compile) throw refusal(400, `Unknown action type "${type}"`);
  return compile(action, read);
}

function create(action: JsonObject, read: Read): Mutation[] {
  const attributes = object(action, 'attributes');
  const id = text(attributes, '_id');
  const publishedId = typeof action['publishedId'] === 'string' ? action['publishedId'] : publishedIdOf(id);
  const taken = [id, publishedId].find((candidate) => read(candidate));
  if (taken === undefined) return [{ create: attributes }];
  if (action['ifExists'] === 'ignore') return [];
  throw new ItemRefused({
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${taken}" already exists`,
    id: taken,
  });
}

function edit(action: JsonObject, read: Read): Mutation[] {
  const draftId = text(action, 'draftId');
  const patch = object(action, 'patch');
  const mutations: Mutation[] = [];
  if (!read(draftId)) {
    const published = existing(text(action, 'publishedId'), read);
    mutations.push({ create: contentOf(published, draftId) });
  }
  const unset = Array.isArray(patch['unset']) ? patch['unset'].filter((path) => path !== guardField) : [];
  mutations.push({
    patch: { ...omit(patch, ['unset']), ...(unset.length > 0 ? { unset } : {}), id: draftId },
  });
  return mutations;
}

function publish(action: JsonObject, read: Read): Mutation[] {
  const publishedId = text(action, 'publishedId');
  const draftId = text(action, 'draftId');
  const draft = existing(draftId, read);
  expectRevision(draft, action['ifDraftRevisionId']);
  const expected = action['ifPublishedRevisionId'] ?? null;
  const published = expected === null ? read(publishedId) : existing(publishedId, read);
  if (published) expectRevision(published, expected);
  const created = published ? { _createdAt: published._createdAt } : { _createdAt: draft._createdAt };
  const content = { ...contentOf(draft, publishedId), ...created };
  return [{ createOrReplace: strengthened(content) as JsonObject }, { delete: { id: draftId } }];
}

/** References kept weak until their target exists (`_strengthenOnPublish`) become strong on publishing. */
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isObject(value)) return value;
  const { _strengthenOnPublish: pending, ...rest } = value;
  const entries = Object.entries(rest).map(([key, child]) => [key, strengthened(child)] as const);
  const keepsWeak = !isObject(pending) || pending['weak'] === true;
  return Object.fromEntries(keepsWeak ? entries : entries.filter(([key]) => key !== '_weak'));
}

function unpublish(action: JsonObject, read: Read): Mutation[] {
  const publishedId = text(action, 'publishedId');
  const published = existing(publishedId, read);
  return [
    { createIfNotExists: contentOf(published, draftIdOf(publishedId)) },
    { delete: { id: publishedId } },
  ];
}

function remove(action: JsonObject, read: Read): Mutation[] {
  const publishedId = text(action, 'publishedId');
  const drafts = Array.isArray(action['includeDrafts']) ? action['includeDrafts'] : [];
  const ids = [publishedId, ...drafts.filter((id) => typeof id === 'string')];
  if (!ids.some((id) => read(id))) throw notFound(publishedId);
  const draftId = draftIdOf(publishedId);
  if (read(draftId) && !ids.includes(draftId)) {
    throw new ItemRefused({
      type: 'documentHasDraftError',
      description: `Document "${publishedId}" has a draft that the action does not name`,
      id: draftId,
    });
  }
  return ids.map((id) => ({ delete: { id } }));
}

function discard(id: string, read: Read): Mutation[] {
  if (!isDraftId(id) && releaseOf(id) === null)
    throw refusal(400, `"${id}" is neither a draft nor a version`);
  existing(id, read);
  return [{ delete: { id } }];
}

function createVersion(action: JsonObject, read: Read): Mutation[] {
  if (isObject(action['document'])) return [{ create: action['document'] }];
  const base = existing(text(action, 'baseId'), read);
  expectRevision(base, action['ifBaseRevisionId']);
  return [{ create: contentOf(base, text(action, 'versionId')) }];
}

function contentOf(document: Doc, id: string): JsonObject {
  return { ...omit(document, ['_rev', '_updatedAt', '_createdAt']), _id: id };
}

function existing(id: string, read: Read): Doc {
  const document = read(id);
  if (!document) throw notFound(id);
  return document;
}

function notFound(id: string): ItemRefused {
  const description = `The document with the ID "${id}" was not found`;
  return new ItemRefused({ type: 'documentNotFoundError', description, id });
}

function text(source: JsonObject, name: string): string {
  const value = source[name];
  if (typeof value !== 'string' || value === '') throw refusal(400, `The action needs a string "${name}"`);
  return value;
}

function object(source: JsonObject, name: string): JsonObject {
  const value = source[name];
  if (!isObject(value)) throw refusal(400, `The action needs an object "${name}"`);
  return value;
}

import { ItemRefused } from '../../api-error.ts';
import { applyPatch } from './apply-patch.ts';
import { deepFreeze, omit } from '../document.ts';
import type { Doc, JsonObject } from '../document.ts';
import { isValidId, randomId } from '../ids.ts';
import type { Mutation } from './mutation.ts';
import type { Stage } from './stage.ts';

/** Limits nesting: far more levels than content has, far fewer than would overflow the stack. */
const deepest = 100;

export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none' };

export type MutationContext = {
  stage: Stage;
  transactionId: string;
  timestamp: string;
  select: (selection: JsonObject) => string[];
};

export function applyMutation(mutation: Mutation, context: MutationContext): MutationResult[] {
  if ('create' in mutation) return [create(mutation.create, mutation, context)];
  if ('createIfNotExists' in mutation) {
    const id = idOf(mutation.createIfNotExists);
    if (context.stage.get(id)) return [{ id, operation: 'none' }];
    return [create(mutation.createIfNotExists, mutation, context)];
  }
  if ('createOrReplace' in mutation) {
    const id = idOf(mutation.createOrReplace);
    const operation = context.stage.get(id) ? 'update' : 'create';
    write(mutation.createOrReplace, id, mutation, context);
    return [{ id, operation }];
  }
  if ('delete' in mutation) return targets(mutation.delete, context).flatMap((id) => remove(id, context));
  return targets(mutation.patch, context).map((id) => patch(id, mutation.patch, context));
}

function create(document: JsonObject, mutation: Mutation, context: MutationContext): MutationResult {
  const id = idOf(document);
  if (context.stage.get(id)) {
    const description = `Document by ID "${id}" already exists`;
    throw new ItemRefused({ type: 'documentAlreadyExistsError', description, id });
  }
  write(document, id, mutation, context);
  return { id, operation: 'create' };
}

function remove(id: string, { stage }: MutationContext): MutationResult[] {
  if (!stage.get(id)) return [];
  stage.put(id, null, { delete: { id } });
  return [{ id, operation: 'delete' }];
}

function patch(id: string, operations: JsonObject, context: MutationContext): MutationResult {
  const current = context.stage.get(id);
  if (!current) {
    const description = `The document with the ID "${id}" was not found`;
    throw new ItemRefused({ type: 'documentNotFoundError', description, id });
  }
  const mutation = { patch: { ...omit(operations, ['query', 'params']), id } };
  context.stage.put(id, stamp(applyPatch(current, operations), current._createdAt, context), mutation);
  return { id, operation: 'update' };
}

function write(document: JsonObject, id: string, mutation: Mutation, context: MutationContext): void {
  const type = document['_type'];
  if (typeof type !== 'string' || type === '') {
    throw new ItemRefused({
      type: 'validationError',
      description: 'Document is missing a "_type" attribute',
      id,
    });
  }
  const created = typeof document['_createdAt'] === 'string' ? document['_createdAt'] : context.timestamp;
  const written = stamp({ ...document, _id: id }, created, context);
  const kind = Object.keys(mutation)[0] ?? 'create';
  context.stage.put(id, written, { [kind]: written } as unknown as Mutation);
}

function stamp(document: JsonObject, created: string, context: MutationContext): Doc {
  if (isDeeperThan(document, deepest)) {
    const id = document['_id'];
    const description = `Document is nested deeper than ${deepest} levels`;
    throw new ItemRefused({ type: 'validationError', description, id });
  }
  const stamped = {
    ...document,
    _rev: context.transactionId,
    _createdAt: created,
    _updatedAt: context.timestamp,
  };
  // Copied deeply, because source maps tell parts apart by identity.
  return deepFreeze(JSON.parse(JSON.stringify(stamped)) as Doc);
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

/** Completes an id that ends in a dot, as the hosted service does. */
function idOf(document: JsonObject): string {
  const given = document['_id'] ?? '';
  const prefix = given === '' || (typeof given === 'string' && given.endsWith('.'));
  const id = typeof given === 'string' ? given + (prefix ? randomId() : '') : '';
  if (!isValidId(id)) {
    throw new ItemRefused({
      type: 'validationError',
      description: `Invalid document ID ${JSON.stringify(given)}`,
      id: given,
    });
  }
  return id;
}

function targets(selection: JsonObject, context: MutationContext): string[] {
  const { id } = selection;
  if (typeof id === 'string') return [id];
  if (Array.isArray(id)) return id.filter((item) => typeof item === 'string');
  return context.select(selection);
}

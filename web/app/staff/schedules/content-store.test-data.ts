import type { SanityClient } from '@sanity/client';
import { checkedSiteQuery } from 'schemas/checks/checked-site.ts';
import { strongReferences } from 'schemas/publication/strong-references.ts';
import { dueSchedulesQuery, presentQuery, referringQuery } from './run-schedules.server.ts';

export type Stored = { _id: string; _type: string; _rev: string; [field: string]: unknown };

type Pair = { draftId: string; publishedId: string; ifDraftRevisionId?: string; actionType: string };
type DueParams = { now: string; abandoned: string };

export function refusal(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/** A dataset that knows the queries and actions of the plans, and can fail before or after an action. */
export function contentStore(documents: readonly Stored[]) {
  const stored = new Map(documents.map((document) => [document._id, document]));
  const actions: string[] = [];
  let failure: { when: 'before' | 'after'; error: Error } | undefined;
  let revisions = 0;

  function put(document: Stored, _rev = `revision-${String((revisions += 1))}`): Stored {
    const changed = { ...document, _rev };
    stored.set(changed._id, changed);
    return changed;
  }

  function fail(when: 'before' | 'after'): void {
    if (failure?.when !== when) return;
    const { error } = failure;
    failure = undefined;
    throw error;
  }

  function due({ now, abandoned }: DueParams): Stored[] {
    return [...stored.values()]
      .filter(({ _type }) => _type === 'schedule')
      .filter(
        ({ state, at, startedAt }) =>
          (state === 'planned' && String(at) <= now) ||
          (state === 'running' && String(startedAt) <= abandoned),
      )
      .map((plan): Stored => ({ ...plan, startedAt: plan.startedAt ?? null }))
      .toSorted((a, b) => String(a.at).localeCompare(String(b.at)));
  }

  function fetch(query: string, params: DueParams & { id: string; ids: string[]; paths: string[] }): unknown {
    if (query === dueSchedulesQuery) return due(params);
    if (query === checkedSiteQuery) return [...stored.values()];
    if (query === presentQuery) return params.ids.filter((id) => stored.has(id));
    if (query === referringQuery) return referring(params.id).length;
    if (query.includes('$paths')) return holders(params.paths);
    throw new Error('Unknown query.');
  }

  function holders(paths: string[]): Stored[] {
    return [...stored.values()].filter(({ path }) =>
      paths.some((each) => JSON.stringify(path ?? '').includes(`"${each}"`)),
    );
  }

  function referring(id: string): Stored[] {
    return [...stored.values()].filter(
      (document) => !document._id.startsWith('drafts.') && strongReferences(document).includes(id),
    );
  }

  function patch(id: string) {
    const changes: Record<string, unknown> = {};
    const dropped: string[] = [];
    let revision: string | undefined;
    const builder = {
      ifRevisionId: (wanted: string) => {
        revision = wanted;
        return builder;
      },
      set: (fields: object) => {
        Object.assign(changes, fields);
        return builder;
      },
      unset: (fields: string[]) => {
        dropped.push(...fields);
        return builder;
      },
      commit: async () => {
        await Promise.resolve();
        const document = stored.get(id);
        if (!document) throw refusal(404, 'There is no such document.');
        if (revision !== undefined && document._rev !== revision) throw refusal(409, 'unexpected revision');
        const kept = Object.entries({ ...document, ...changes }).filter(([name]) => !dropped.includes(name));
        return put(Object.fromEntries(kept) as Stored);
      },
    };
    return builder;
  }

  async function action(wanted: Pair, options?: { transactionId?: string }): Promise<void> {
    await Promise.resolve();
    fail('before');
    const { draftId, publishedId, ifDraftRevisionId, actionType } = wanted;
    const draft = stored.get(draftId);
    if (actionType.endsWith('.publish')) {
      if (!draft) throw refusal(409, 'not found');
      if (draft._rev !== ifDraftRevisionId) throw refusal(409, 'unexpected revision');
      put({ ...draft, _id: publishedId }, options?.transactionId);
      stored.delete(draftId);
    } else {
      const published = stored.get(publishedId);
      if (!published || referring(publishedId).length > 0) throw refusal(409, 'still referenced');
      if (!draft) put({ ...published, _id: draftId });
      stored.delete(publishedId);
    }
    actions.push(`${actionType.split('.').at(-1) ?? ''} ${publishedId}`);
    fail('after');
  }

  const client = {
    fetch: (query: string, params: never) => Promise.resolve(fetch(query, params)),
    getDocuments: (ids: string[]) => Promise.resolve(ids.map((id) => stored.get(id) ?? null)),
    patch,
    action,
  } as unknown as SanityClient;

  return {
    client,
    actions,
    get: (id: string) => stored.get(id),
    put,
    failOnce: (when: 'before' | 'after', error: Error) => {
      failure = { when, error };
    },
  };
}

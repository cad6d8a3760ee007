import { effectsOf } from '../history/effects.ts';
import { run } from '../groq/evaluate.ts';
import type { Params, ParsedQuery } from '../groq/parse.ts';
import type { Doc } from '../store/document.ts';
import { isPublicId, releaseOf } from '../store/ids.ts';
import type { Commit, StagedChange } from '../store/transactions/stage.ts';

export type ListenSettings = {
  parsed: ParsedQuery;
  params: Params;
  identity: string;
  privateToo: boolean;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeAllVersions: boolean;
  mendozaEffects: boolean;
  sanity: { projectId: string; dataset: string };
  read: (id: string) => Doc | undefined;
};

export type MutationEvent = Readonly<Record<string, unknown>> & { eventId: string };

type Seen = { id: string; change: StagedChange; transition: 'appear' | 'update' | 'disappear' };

/** Counts this listener's events only, because the Studio waits for that many before it applies any. */
export function eventsOf(commit: Commit, settings: ListenSettings): MutationEvent[] {
  const seen: Seen[] = [];
  for (const [id, change] of commit.changes) {
    if (!settings.privateToo && !isPublicId(id)) continue;
    if (!settings.includeAllVersions && releaseOf(id) !== null) continue;
    const before = change.before !== null && matches(change.before, settings);
    const after = change.after !== null && matches(change.after, settings);
    if (before || after)
      seen.push({ id, change, transition: before ? (after ? 'update' : 'disappear') : 'appear' });
  }
  return seen.map((item, index) => describe(commit, item, index + 1, seen.length, settings));
}

function matches(document: Doc, settings: ListenSettings): boolean {
  const get = (id: string) => (id === document._id ? document : settings.read(id));
  const { params, identity, sanity } = settings;
  const result = run(settings.parsed.scan, {
    source: { documents: [document], get },
    params,
    identity,
    sanity,
  });
  return Array.isArray(result)
    ? result.length > 0
    : result !== null && result !== undefined && result !== false;
}

function describe(
  commit: Commit,
  seen: Seen,
  current: number,
  total: number,
  settings: ListenSettings,
): MutationEvent {
  const { before, after, mutations } = seen.change;
  return {
    eventId: `${commit.transactionId}#${seen.id}`,
    documentId: seen.id,
    transactionId: commit.transactionId,
    transition: seen.transition,
    identity: commit.author,
    timestamp: commit.timestamp,
    visibility: 'query',
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    ...(before ? { previousRev: before._rev } : {}),
    // The transaction's id even for a delete: the Studio chains revisions by it.
    resultRev: commit.transactionId,
    ...(settings.includeMutations ? { mutations } : { mutations: [] }),
    ...(settings.includeResult && after ? { result: after } : {}),
    ...(settings.includePreviousRevision && before ? { previous: before } : {}),
    ...(settings.mendozaEffects ? { effects: effectsOf(seen.change) } : {}),
  };
}

import { eventsOf } from './listener.ts';
import type { ListenSettings, MutationEvent } from './listener.ts';
import type { RecentCommits } from './recent-commits.ts';

/**
 * Events since the last one that a listener received, `null` when it must start anew.
 * @param lastEventId id of a mutation, `transaction#document`, or the position that came with a welcome
 */
export function missedEvents(
  recent: RecentCommits,
  lastEventId: string,
  settings: ListenSettings,
): MutationEvent[] | null {
  const [position = '', documentId] = lastEventId.split('#');
  const commits = recent.since(position);
  const interrupted = documentId === undefined ? undefined : recent.find(position);
  // The Studio applies a transaction only when it has all its events, and forgets those from before the break.
  if (interrupted && eventsOf(interrupted, settings).at(-1)?.eventId !== lastEventId) return null;
  return commits && commits.flatMap((commit) => eventsOf(commit, settings));
}

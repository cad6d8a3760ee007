import { eventsOf, type ListenSettings, type MutationEvent } from './listener.ts';
import { RecentCommits } from './recent-commits.ts';
import { refusal } from '../api-error.ts';
import type { LakeApp, LakeCall } from '../http/app.ts';
import { eventStream, eventText } from '../http/event-stream.ts';
import { isOn, readParams } from '../http/read-request.ts';
import { datasetOf, type LakeContext } from '../lake-context.ts';
import { parseQuery } from '../groq/parse.ts';
import { syncTagOf } from '../groq/endpoints.ts';
import type { Commit } from '../store/transactions/stage.ts';
import { isPublicId, randomId } from '../store/ids.ts';

/** `null` if the listener must start over: an event id is `transaction#document`, or the position of a welcome. */
function missedEvents(
  recent: RecentCommits,
  lastEventId: string,
  settings: ListenSettings,
): MutationEvent[] | null {
  const [position = '', documentId] = lastEventId.split('#');
  const commits = recent.since(position);
  const interrupted = documentId === undefined ? undefined : recent.find(position);
  // The Studio applies a transaction only once it has all its events, and forgets those from before the break.
  if (interrupted && eventsOf(interrupted, settings).at(-1)?.eventId !== lastEventId) return null;
  return commits && commits.flatMap((commit) => eventsOf(commit, settings));
}

export function addListenEndpoints(app: LakeApp, context: LakeContext): void {
  const recent = new Map([...context.datasets].map(([name, dataset]) => [name, new RecentCommits(dataset)]));
  app.get('/data/listen/:dataset', (c) => listen(context, recent, c));
  app.get('/data/live/events/:dataset', (c) => live(context, c));
}

type Recent = ReadonlyMap<string, RecentCommits>;

function listen(context: LakeContext, recent: Recent, c: LakeCall): Response {
  const dataset = datasetOf(context, c);
  const query = c.req.query();
  const text = query['query'];
  if (text === undefined) throw refusal(400, 'Missing required parameter "query"');
  const params = readParams(query);
  const settings: ListenSettings = {
    parsed: parseQuery(text, params),
    params,
    identity: c.var.user?.id ?? '<anonymous>',
    privateToo: c.var.user !== null,
    includeResult: query['includeResult'] !== 'false',
    includePreviousRevision: isOn(c, 'includePreviousRevision'),
    includeMutations: query['includeMutations'] !== 'false',
    includeAllVersions: isOn(c, 'includeAllVersions'),
    mendozaEffects: query['effectFormat'] === 'mendoza',
    sanity: { projectId: context.projectId, dataset: dataset.name },
    read: (id) => (c.var.user !== null || isPublicId(id) ? dataset.get(id) : undefined),
  };
  const resumable = isOn(c, 'enableResume') ? recent.get(dataset.name) : undefined;
  const lastEventId = resumable && c.req.header('last-event-id');
  return eventStream((sink) => {
    const tell = (events: readonly MutationEvent[]) => {
      // Written at once, so that a large commit alone does not exceed the backlog limit.
      if (events.length > 0)
        sink.write(events.map((event) => eventText('mutation', event, event.eventId)).join(''));
    };
    const missed =
      resumable && lastEventId !== undefined ? missedEvents(resumable, lastEventId, settings) : [];
    const greeting = missed === null ? 'reset' : lastEventId === undefined ? 'welcome' : 'welcomeback';
    sink.write(eventText(greeting, { listenerName: randomId() }, resumable?.position));
    tell(missed ?? []);
    return dataset.watch((commit) => {
      try {
        tell(eventsOf(commit, settings));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        sink.write(eventText('channelError', { message }));
        sink.end();
      }
    });
  });
}

function live(context: LakeContext, c: LakeCall): Response {
  const dataset = datasetOf(context, c);
  const drafts = isOn(c, 'includeDrafts');
  if (drafts && !c.var.user) throw refusal(401, 'Drafts need a token or a session');
  const concerns = (commit: Commit) => drafts || [...commit.changes.keys()].some(isPublicId);
  return eventStream((sink) => {
    const id = randomId();
    sink.write(eventText('welcome', { id }, id));
    return dataset.watch((commit) => {
      if (concerns(commit))
        sink.write(eventText('message', { tags: [syncTagOf(dataset.name)] }, commit.transactionId));
    });
  });
}

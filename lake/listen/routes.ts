import { eventsOf, type ListenSettings, type MutationEvent } from './listener.ts';
import { RecentCommits } from './recent-commits.ts';
import { refusal } from '../api-error.ts';
import { eventText } from '../http/event-stream.ts';
import { isOn, readParams } from '../http/params.ts';
import type { LakeRequest, Reply } from '../http/reply.ts';
import type { Routes } from '../http/router.ts';
import { datasetOf, type LakeContext } from '../lake-context.ts';
import { parseQuery } from '../query/parse.ts';
import { syncTagOf } from '../query/routes.ts';
import type { Commit } from '../store/commit.ts';
import { isPublicId, randomId } from '../store/ids.ts';

/**
 * Events since the last one that a listener received, `null` when it must start anew.
 * @param lastEventId id of a mutation, `transaction#document`, or the position that came with a welcome
 */
function missedEvents(
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

export function listenRoutes(context: LakeContext): Routes {
  const recent = new Map([...context.datasets].map(([name, dataset]) => [name, new RecentCommits(dataset)]));
  return {
    'GET /data/listen/:dataset': (request) => listen(context, recent, request),
    'GET /data/live/events/:dataset': (request) => live(context, request),
  };
}

type Recent = ReadonlyMap<string, RecentCommits>;

function listen(context: LakeContext, recent: Recent, request: LakeRequest): Reply {
  const dataset = datasetOf(context, request.params['dataset']);
  const { query } = request;
  const text = query.get('query');
  if (text === null) throw refusal(400, 'Missing required parameter "query"');
  const params = readParams(query);
  const settings: ListenSettings = {
    parsed: parseQuery(text, params),
    params,
    identity: request.user?.id ?? '<anonymous>',
    privateToo: request.user !== null,
    includeResult: query.get('includeResult') !== 'false',
    includePreviousRevision: isOn(query, 'includePreviousRevision'),
    includeMutations: query.get('includeMutations') !== 'false',
    includeAllVersions: isOn(query, 'includeAllVersions'),
    mendozaEffects: query.get('effectFormat') === 'mendoza',
    sanity: { projectId: context.projectId, dataset: dataset.name },
    read: (id) => (request.user !== null || isPublicId(id) ? dataset.get(id) : undefined),
  };
  return {
    kind: 'events',
    start: (sink) => {
      const tell = (events: readonly MutationEvent[]) => {
        // In one write, so that a large commit alone does not exceed the backlog limit.
        if (events.length > 0)
          sink.write(events.map((event) => eventText('mutation', event, event.eventId)).join(''));
      };
      const resumable = isOn(query, 'enableResume') ? recent.get(dataset.name) : undefined;
      const lastEventId = request.headers['last-event-id'];
      const missed =
        resumable && typeof lastEventId === 'string' ? missedEvents(resumable, lastEventId, settings) : [];
      const greeting =
        missed === null ? 'reset' : resumable && lastEventId !== undefined ? 'welcomeback' : 'welcome';
      sink.write(eventText(greeting, { listenerName: randomId() }, resumable?.position));
      tell(missed ?? []);
      const stop = dataset.watch((commit) => {
        try {
          tell(eventsOf(commit, settings));
        } catch (error) {
          stop();
          sink.write(
            eventText('channelError', { message: error instanceof Error ? error.message : String(error) }),
          );
          sink.end();
        }
      });
      return stop;
    },
  };
}

function live(context: LakeContext, request: LakeRequest): Reply {
  const dataset = datasetOf(context, request.params['dataset']);
  const drafts = isOn(request.query, 'includeDrafts');
  if (drafts && !request.user) throw refusal(401, 'Drafts need a token or a session');
  const concerns = (commit: Commit) => drafts || [...commit.changes.keys()].some(isPublicId);
  return {
    kind: 'events',
    start: (sink) => {
      const id = randomId();
      sink.write(eventText('welcome', { id }, id));
      return dataset.watch((commit) => {
        if (!concerns(commit)) return;
        sink.write(eventText('message', { tags: [syncTagOf(dataset.name)] }, commit.transactionId));
      });
    },
  };
}

import { pruneFallback, readFallback, storeFallback } from './fallback-content.server.ts';
import { recordSometimes } from '../../platform/operations/site-events.server.ts';
import { contentRevision } from '../../platform/database/revisions.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import { unavailable } from '../../platform/http/unavailable.server.ts';
import { isFreshUntil, newLifetime } from '../../platform/page-lifetime.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { contentClient, contentTimeout } from './client.server.ts';
import { ContentCache } from './content-cache.ts';
import { draftQuery, linkedDraft } from './drafts/linked-draft.server.ts';
import { type AnswerName, fitAnswer } from './fit-answer.ts';

/** Milliseconds after which content is loaded again even if the webhook never came. */
const contentAge = 5 * 60 * 1000;
const failurePause = 2000;
const largestCache = 500;
/** Pages of which each may be wrong by itself; with more the source fails. */
const mostFailures = 3;
/** Places of wrong values that one line of the log names. */
const mostNamed = 10;

const cache = new ContentCache({ contentAge, failurePause, largestCache });

type QueryWithParams = { query: string; params: Record<string, string> };

export type ContentQuery<Result = unknown, Made = Result> = QueryWithParams & {
  answer: AnswerName;
  /** Throws for content that nothing can be shown from, so that the last good content stays. */
  make?: (content: Result) => Made;
};

/** Throws a 503 response without even an old result. A query with the parameter `id` begins with `*[…][0]{`. */
export async function loadContent<Result, Made = Result>(
  platform: Platform,
  wanted: ContentQuery<Result, Made>,
): Promise<Made> {
  const { settings, view } = platform;
  const { query, params } = wanted;
  try {
    if (view.kind === 'studio') {
      const { showsPublished = false } = view;
      const client = contentClient(settings, showsPublished ? 'marked' : 'drafts');
      const value: unknown = await client.fetch(query, { ...params, showsDrafts: !showsPublished });
      return makeOf(wanted, fitOrThrow(wanted.answer, value).value);
    }
    if (view.kind === 'link' && params['id'] === view.documentId) {
      const draft = await linkedDraft(platform);
      const given = { ...params, showsDrafts: true, ...(draft && { draft }) };
      const value: unknown = await contentClient(settings).fetch(draft ? draftQuery(query) : query, given);
      return makeOf(wanted, fitOrThrow(wanted.answer, value).value);
    }
    return await loadPublished(platform, wanted);
  } catch (error) {
    logProblem('Content that a request needs cannot be loaded.', { requestId: platform.requestId, error });
    throw unavailable(settings);
  }
}

/** Stores an answer of each query that has none. Returns false while the source fails. */
export async function warmFallback(platform: Platform, queries: readonly ContentQuery[]): Promise<boolean> {
  const published: Platform = {
    ...platform,
    view: { kind: 'published' },
    lifetime: newLifetime(platform.clock),
  };
  let failures = 0;
  try {
    const stored = await pruneFallback(platform.database, new Date());
    for (const query of queries) {
      if (stored.has(fallbackKey(query))) continue;
      await loadPublished(published, query).catch((error: unknown) => {
        failures += 1;
        if (failures === mostFailures) throw error;
      });
    }
  } catch (error) {
    logProblem('The fallback content cannot be warmed.', { requestId: platform.requestId, error });
    return false;
  }
  return true;
}

/** Falls back on the last good result of any worker, however old; throws only when there has never been one. */
async function loadPublished<Result, Made>(
  platform: Platform,
  wanted: ContentQuery<Result, Made>,
): Promise<Made> {
  const { database, requestId, settings, waitUntil } = platform;
  const current = await contentRevision(platform);
  return cache.get<Made>({
    key: cacheKey(wanted),
    revision: current,
    now: Date.now,
    load: async () => {
      const given = { ...wanted.params, showsDrafts: false };
      const signal = AbortSignal.timeout(contentTimeout);
      const value: unknown = await contentClient(settings).fetch(wanted.query, given, { signal });
      const made = acceptPublished(platform, wanted, value);
      waitUntil(store(platform, wanted, current, value));
      return made;
    },
    readFallback: async () => {
      try {
        const stored = await readFallback(database, fallbackKey(wanted));
        return stored === undefined ? undefined : acceptPublished(platform, wanted, stored);
      } catch (error) {
        logProblem('The fallback content cannot be read.', { requestId, error });
        return undefined;
      }
    },
    waitUntil,
    onFreshness: (until) => isFreshUntil(platform, until),
    onFailure: (error) => {
      recordSometimes(platform, 'fallback-used');
      logProblem('The Content Lake fails; the fallback content is served.', { requestId, error });
    },
  });
}

function cacheKey({ query, params }: QueryWithParams): string {
  return JSON.stringify([query, params]);
}

function fallbackKey(wanted: QueryWithParams): string {
  return sha256(cacheKey(wanted));
}

async function store(
  platform: Platform,
  wanted: QueryWithParams,
  asOf: number,
  value: unknown,
): Promise<void> {
  try {
    const key = fallbackKey(wanted);
    await storeFallback(platform.database, { key, value, revision: asOf, now: new Date() });
  } catch (error) {
    logProblem('The fallback content cannot be stored.', { requestId: platform.requestId, error });
  }
}

/** Refuses null too: a published query names an existing document, so null would overwrite the last good content. */
function acceptPublished<Result, Made>(
  platform: Platform,
  wanted: ContentQuery<Result, Made>,
  value: unknown,
): Made {
  if (value === null) throw new Error('The Content Lake returned null.');
  const report = (details: { reason: string } | { error: unknown }) => {
    recordSometimes(platform, 'content-refused');
    const { requestId } = platform;
    logProblem('Content of a wrong form is left out.', { requestId, id: wanted.answer, ...details });
  };
  const { value: fitted, losses } = fitOrThrow(wanted.answer, value);
  if (losses.length > 0) report({ reason: losses.slice(0, mostNamed).join(', ') });
  try {
    return makeOf(wanted, fitted);
  } catch (error) {
    report({ error });
    throw error;
  }
}

function fitOrThrow(answer: AnswerName, value: unknown) {
  const fitted = fitAnswer(answer, value);
  if (!fitted) throw new Error('The Content Lake returned something that is not content.');
  return fitted;
}

/** Takes values that fit their query, whose types are made of the same shapes. */
function makeOf<Result, Made>({ make }: ContentQuery<Result, Made>, fitted: unknown): Made {
  return make ? make(fitted as Result) : (fitted as Made);
}

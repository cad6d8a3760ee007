import { type FormId, isFormId } from 'schemas/form-ids.ts';
import { data, redirect, type TypedResponse } from '@remix-run/cloudflare';
import { thankYouPath } from 'schemas/needed-pages.ts';
import { bodyChunks, declaredLength, multipartBoundary } from '../../platform/http/read-multipart.server.ts';
import { mayPassGate, passGate } from '../protection/gate.server.ts';
import type { FileProblem } from '../uploads/file-sink.server.ts';
import { largestUpload, readUploadPost } from './read-upload-post.server.ts';
import { uploadBudget, uploadRate, describeLimits, uploadField } from '../definition/upload-limits.ts';
import { readPost, type ReadPost, type UnreadablePost } from '../post/read-post.server.ts';
import { secondsToWait } from './sender-limit.server.ts';
import type { SubmitContext } from './submit-context.ts';
import { logProblem } from '../../platform/log.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { homePath, pagePath } from '../../content/paths/build-path.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { removeFree } from '../uploads/remove-uploads.server.ts';
import { parseForm } from '../definition/parse-form.server.ts';
import { formDefinitions } from '../definitions.server.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { resultWithoutForm, shownAgain, unchecked } from './form-result.server.ts';
import { type FormResult, hiddenFields } from '../definition/form-content.ts';
import { chooseFiles } from '../uploads/kept-files.server.ts';
import { processSubmission, missingSubject } from './process-submission.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import { ownPath } from '../../content/paths/own-path.ts';

/** Set when a visitor sends files too often; their files are then skipped. */
type ReadSubmission = ReadPost & { secondsToWait?: number };

/** Keeps files of those out whose form will be refused whatever follows, and of those who sent very much. */
async function admitFiles(
  context: SubmitContext,
  form: FormId,
  post: URLSearchParams,
): Promise<FileProblem | undefined> {
  const { SITE_SECRET: secret } = context.platform.settings;
  if (!(await mayPassGate({ secret, now: Date.now(), form }, post))) return 'failed';
  const bytes = Math.min(declaredLength(context.request), largestUpload);
  return (await secondsToWait(context, uploadBudget, bytes)) > 0 ? 'full' : undefined;
}

/** Reads a form in either encoding. Files are not even read from another site. */
async function readSubmission(
  context: SubmitContext,
  isOwn: boolean,
): Promise<ReadSubmission | UnreadablePost> {
  const { request, platform } = context;
  const boundary = multipartBoundary(request);
  if (boundary === undefined || !isOwn || !request.body) return readPost(request);
  const seconds = await secondsToWait(context, uploadRate);
  const stores = seconds > 0 ? undefined : platform;
  const read = await readUploadPost(bodyChunks(request.body), {
    boundary,
    declared: declaredLength(request),
    stores,
    // Uploads age in real time, as forms do.
    now: new Date(),
    admit: (form, post) => admitFiles(context, form, post),
  });
  return typeof read === 'number' || seconds === 0 ? read : { ...read, secondsToWait: seconds };
}

/** Far more than a person sends, even when several share an IP address. */
const limit = { name: 'form', most: 30, windowMilliseconds: 10 * 60_000 };

const retryLater = { 'Retry-After': '120' };

const unreadable = { 400: 'message.notSent', 413: 'message.tooLarge', 415: 'message.notSent' } as const;

type FormFailure = NonNullable<FormDefinition['failure']>;
type Unreadable = (typeof unreadable)[keyof typeof unreadable];

function respond(result: FormResult, status: number, headers: Record<string, string> = {}) {
  return data(result, { status, headers: { 'Cache-Control': cacheRules.never, ...headers } });
}

/** Shows a form with errors again as typed; redirects to the thank-you page only once the submission is stored. */
export async function submitForm(context: SubmitContext) {
  const { platform, site, request, language } = context;
  const { SITE_SECRET: secret } = platform.settings;
  const t = serverText(site, language);
  const isOwn = isOwnOrigin(request);
  const respondWithoutForm = (message: Unreadable | FormFailure, status: number) =>
    isOwn
      ? respond(resultWithoutForm([t(message)]), status)
      : respond(resultWithoutForm([t('message.refused')]), 403);
  const submitted = await readSubmission(context, isOwn);
  if (typeof submitted === 'number') return respondWithoutForm(unreadable[submitted], submitted);
  const { post, isTooLarge } = submitted;
  const form = post.get(hiddenFields.form);
  if (!isFormId(form))
    return isTooLarge ? respondWithoutForm(unreadable[413], 413) : respondWithoutForm('message.notSent', 400);
  const definition = formDefinitions[form];
  const missing = await missingSubject(context, definition);
  if (missing) return respondWithoutForm(definition.failure ?? 'message.notSent', missing);
  // Form timing uses real time, even where a test sets the clock of the site.
  const now = Date.now();
  const chosen = await chooseFiles({ form, secret, now, t }, submitted);
  const { files, removed } = chosen;
  const typed = { definition, form, post, submission: unchecked(post), t, language, secret, now, files };
  if (!isOwn) return respond(await shownAgain(typed, { messages: [t('message.refused')] }), 403);

  platform.waitUntil(removeFree(platform, removed));
  const seconds = submitted.secondsToWait ?? (await secondsToWait(context, limit));
  const tooMany = async (wait: number) => {
    const messages = [t('message.tooMany', { count: Math.ceil(wait / 60) })];
    return respond(await shownAgain(typed, { messages }), 429, { 'Retry-After': String(wait) });
  };
  if (seconds > 0) return tooMany(seconds);
  if (isTooLarge) {
    const limits = definition.files ? [describeLimits(t)] : [];
    return respond(await shownAgain(typed, { messages: [t('message.tooLarge'), ...limits] }), 413);
  }
  const submission = parseForm(definition, post, { t, now: platform.clock(), catalogue: platform.catalogue });
  const parsed = { ...typed, submission };
  const fieldErrors = { ...(chosen.error && { [uploadField]: chosen.error }) };
  const { rejection, token } = await passGate(typed, post);
  if (rejection) return respond(await shownAgain(parsed, { fieldErrors, rejection }), 422);
  const phone = site.content.settings?.phone ?? '';
  const unavailable = [t(definition.failure ?? 'message.notSent'), t('message.unavailable', { phone })];
  if (chosen.isUnavailable) {
    logProblem('A file could not be stored.', { requestId: platform.requestId });
    return respond(await shownAgain(parsed, { messages: unavailable, fieldErrors }), 503, retryLater);
  }
  if (submission.status !== 'success' || chosen.error)
    return respond(await shownAgain(parsed, { fieldErrors }), 422);

  try {
    const outcome = await processSubmission(context, definition, submission.value, { key: token.key, files });
    if (outcome === 'too often') return await tooMany((definition.limit?.minutes ?? 1) * 60);
    if (outcome === 'spent') return respond(await shownAgain(parsed, { rejection: 'unproved' }), 422);
    if (typeof outcome === 'object') return redirect(outcome.thanks, 303);
    if (outcome !== 'stored' && outcome !== 'repeated')
      return respond(
        await shownAgain(parsed, definition.refusals?.[outcome]?.(t, { phone }) ?? { messages: unavailable }),
        409,
      );
  } catch (error) {
    logProblem('A form could not be stored.', { requestId: platform.requestId, error });
    return respond(await shownAgain(parsed, { messages: unavailable }), 503, retryLater);
  }
  return redirect(thanksAddress(context, definition.id), 303);
}

/** Ends in `#top`, because browsers would otherwise carry over the fragment of the form. */
function thanksAddress({ site, language }: SubmitContext, form: FormId): string {
  const page = site.paths.byAnyPath(thankYouPath(form));
  return `${(page && pagePath(page, language)) ?? homePath(language)}#top`;
}

/**
 * Forwards a form with its body (307) when its page has moved since it was loaded, so that nothing typed is lost.
 * @throws Response of status 403 for a form from another site
 */
export function forwardPost(request: Request, moved: Response | undefined): TypedResponse<never> | undefined {
  const to = moved && ownPath(moved.headers.get('Location') ?? '');
  if (to === undefined) return undefined;
  if (!isOwnOrigin(request)) throw new Response(null, { status: 403 });
  return redirect(to, 307);
}

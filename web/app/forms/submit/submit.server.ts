import { logProblem } from '../../platform/log.server.ts';
import { data, redirect } from '@remix-run/cloudflare';
import { type FormId, isFormId } from 'schemas/form-ids.ts';
import { thankYouPath } from 'schemas/needed-pages.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { homePath, pagePath } from '../../content/paths/build-path.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { removeFree } from '../uploads/remove-uploads.server.ts';
import { checkValues, shownAgain, typedValues } from '../definition/check-values.server.ts';
import { definitionOf } from '../definitions.server.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import {
  resultWithoutForm,
  unchangedResult,
  resultWhenFull,
  resultWithErrors,
  resultWithQuestion,
} from './form-result.server.ts';
import { type FormResult, hiddenFields } from '../definition/form-content.ts';
import { chooseFiles } from '../uploads/kept-files.server.ts';
import { describeLimits, uploadField } from '../definition/upload-limits.ts';
import { mostVisits } from '../kinds/visit/book-visit.server.ts';
import { passGate } from '../protection/gate.server.ts';
import { processSubmission } from './process-submission.server.ts';
import { readSubmission } from './read-submission.server.ts';
import { secondsToWait } from './seconds-to-wait.server.ts';
import { missingSubject } from './subject-of.server.ts';
import type { SubmitContext } from './submit-context.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** Far more than a person sends, even when several share an IP address. */
const limit = { name: 'form', most: 30, windowMilliseconds: 10 * 60_000 };

const retryLater = { 'Retry-After': '120' };

const unreadable = { 400: 'message.notSent', 413: 'message.tooLarge', 415: 'message.notSent' } as const;

type FormFailure = NonNullable<FormDefinition['failure']>;
type Unreadable = (typeof unreadable)[keyof typeof unreadable];

function respond(result: FormResult, status: number, headers: Record<string, string> = {}) {
  return data(result, { status, headers: { 'Cache-Control': cacheRules.never, ...headers } });
}

/**
 * Handles the POST of every form. Refuses unreadable and cross-site requests, shows a form with errors again as it was
 * typed, and redirects to the thank-you page only after the submission is stored. Mails are sent after the response.
 */
export async function submitForm(context: SubmitContext) {
  const { platform, site, request, language } = context;
  const { SITE_SECRET: secret } = platform.settings;
  const t = serverText(site, language);
  const isOwn = isOwnOrigin(request);
  const nameless = (message: Unreadable | FormFailure, status: number) =>
    isOwn
      ? respond(resultWithoutForm([t(message)]), status)
      : respond(resultWithoutForm([t('message.refused')]), 403);
  const read = await readSubmission(context, isOwn);
  if (typeof read === 'number') return nameless(unreadable[read], read);
  const { post, isTooLarge } = read;
  const form = post.get(hiddenFields.form);
  const definition = isFormId(form) && definitionOf(form);
  if (!definition) return isTooLarge ? nameless(unreadable[413], 413) : nameless('message.notSent', 400);
  const missing = await missingSubject(context, definition);
  if (missing) return nameless(definition.failure ?? 'message.notSent', missing);
  const typed = typedValues(definition, post);
  // Form timing uses real time, even where a test sets the clock of the site.
  const now = Date.now();
  const kept = await chooseFiles({ form: definition.id, secret, now, t }, read);
  const { files, removed } = kept;
  const given = {
    form: definition.id,
    post,
    typed: shownAgain(definition, typed),
    t,
    language,
    secret,
    now,
    files,
  };
  if (!isOwn) return respond(await unchangedResult(given, [t('message.refused')]), 403);

  platform.waitUntil(removeFree(platform, removed));
  const seconds = read.secondsToWait ?? (await secondsToWait(context, limit));
  const tooMany = async (wait: number) => {
    const message = t('message.tooMany', { count: Math.ceil(wait / 60) });
    return respond(await unchangedResult(given, [message]), 429, { 'Retry-After': String(wait) });
  };
  if (seconds > 0) return tooMany(seconds);
  if (isTooLarge) {
    const limits = definition.files ? [describeLimits(t)] : [];
    return respond(await unchangedResult(given, [t('message.tooLarge'), ...limits]), 413);
  }
  const checked = checkValues(definition, typed, { t, now: platform.clock() });
  const errors = { ...checked.errors, ...(kept.error && { [uploadField]: kept.error }) };
  const gate = await passGate(given, post);
  if (gate.rejection) return respond(await resultWithQuestion(given, gate.rejection, errors), 422);
  const phone = site.content.settings?.phone ?? '';
  const unavailable = () => [t(definition.failure ?? 'message.notSent'), t('message.unavailable', { phone })];
  if (!checked.values || kept.error) {
    const shown = await resultWithErrors(given, errors);
    if (!kept.isUnavailable) return respond(shown, 422);
    logProblem('A file could not be stored.', { requestId: platform.requestId });
    return respond({ ...shown, messages: unavailable() }, 503, retryLater);
  }

  try {
    const accepted = { key: gate.token.key, files };
    const outcome = await processSubmission(context, definition, checked.values, accepted);
    if (outcome === 'too often') return await tooMany((definition.limit?.minutes ?? 1) * 60);
    if (outcome === 'taken') return respond(await resultWhenFull(given), 409);
    if (outcome === 'too many visits') {
      const message = t('message.tooManyVisits', { max: mostVisits, phone });
      return respond(await unchangedResult(given, [message]), 409);
    }
    if (outcome === 'spent') return respond(await resultWithQuestion(given, 'unproved', {}), 422);
  } catch (error) {
    logProblem('A form could not be stored.', { requestId: platform.requestId, error });
    return respond(await unchangedResult(given, unavailable()), 503, retryLater);
  }
  return redirect(thanksAddress(context, definition.id), 303);
}

/** Ends in `#top`, because browsers would otherwise carry over the fragment of the form. */
function thanksAddress({ site, language }: SubmitContext, form: FormId): string {
  const page = site.paths.byAnyPath(thankYouPath(form));
  return `${(page && pagePath(page, language)) ?? homePath(language)}#top`;
}

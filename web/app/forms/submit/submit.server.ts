import { data, redirect } from '@remix-run/cloudflare';
import { isFormId } from 'schemas/form-ids.ts';
import { serverText } from '../../i18n/i18next.server.ts';
import { homePath, pagePath } from '../../paths/build-path.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { clientAddress } from '../../services/http/client-address.server.ts';
import { isOwnOrigin } from '../../services/http/own-origin.server.ts';
import { countRequest } from '../../services/http/rate-limit.server.ts';
import { checkValues, typedValues } from '../definition/check-values.server.ts';
import { definitionOf } from '../definition/definitions.server.ts';
import { namelessAnswer, sameForm, withErrors, withQuestion } from './form-response.server.ts';
import { type FormAnswer, hiddenFields } from '../definition/form-content.ts';
import { passGate } from '../protection/gate.server.ts';
import { keepSubmission } from './store-submission.server.ts';
import { readPost } from './read-post.server.ts';
import type { SubmitContext } from './submit-context.ts';

/** Far more than a person sends, also when several share an address. */
const limit = { name: 'form', most: 30, windowMilliseconds: 10 * 60_000 };

const unreadable = { 400: 'message.notSent', 413: 'message.tooLarge', 415: 'message.notSent' } as const;

type Unreadable = (typeof unreadable)[keyof typeof unreadable];

function answered(answer: FormAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/**
 * Takes what a form sent, for every form: what cannot be read or comes from elsewhere is refused, what is wrong is
 * shown again as it was typed, what is right is stored before the thank-you page is named. Mails leave afterwards.
 */
export async function submitForm(context: SubmitContext) {
  const { platform, site, request, language } = context;
  const { SITE_SECRET: secret } = platform.settings;
  const t = serverText(site, language);
  const isOwn = isOwnOrigin(request);
  const nameless = (message: Unreadable, status: number) =>
    isOwn
      ? answered(namelessAnswer([t(message)]), status)
      : answered(namelessAnswer([t('message.refused')]), 403);
  const read = await readPost(request);
  if (typeof read === 'number') return nameless(unreadable[read], read);
  const { post, isTooLarge } = read;
  const form = post.get(hiddenFields.form);
  const definition = isFormId(form) && definitionOf(form);
  if (!definition) return isTooLarge ? nameless(unreadable[413], 413) : nameless('message.notSent', 400);
  const missing = definition.isAboutProperty && missingProperty(context);
  if (missing) return nameless('message.notSent', missing);
  const typed = typedValues(definition, post);
  // The time that a form takes is real time, also where the clock of the site is set by a test.
  const now = Date.now();
  const given = { form: definition.id, post, typed, t, language, secret, now };
  if (!isOwn) return answered(await sameForm(given, [t('message.refused')]), 403);

  const seconds = await secondsToWait(context, secret);
  if (seconds > 0) {
    const message = t('message.tooMany', { count: Math.ceil(seconds / 60) });
    return answered(await sameForm(given, [message]), 429, { 'Retry-After': String(seconds) });
  }
  if (isTooLarge) return answered(await sameForm(given, [t('message.tooLarge')]), 413);
  const checked = checkValues(definition, typed, t);
  const gate = await passGate(given, post);
  if (gate.closed) return answered(await withQuestion(given, gate.closed, checked.errors ?? {}), 422);
  if (checked.errors) return answered(await withErrors(given, checked.errors), 422);

  try {
    const outcome = await keepSubmission(context, definition, checked.values, gate.token.key);
    if (outcome === 'spent') return answered(await withQuestion(given, 'unproved', {}), 422);
  } catch (error) {
    console.error('A form could not be stored.', platform.requestId, error instanceof Error && error.name);
    const phone = site.content.settings?.phone ?? '';
    return answered(await sameForm(given, [t('message.notSent'), t('message.unavailable', { phone })]), 503, {
      'Retry-After': '120',
    });
  }
  return redirect(thanksAddress(context, definition.id), 303);
}

/** The status of an answer to a question about a property that there is not. */
function missingProperty({ propertyId }: SubmitContext): 400 | 404 | 410 | undefined {
  if (propertyId === undefined) return 400;
  const state = catalogue.state(propertyId);
  if (state === 'gone') return 410;
  return state === 'unknown' ? 404 : undefined;
}

/** While counting fails nobody has to wait: then nothing can be stored either, and that is said instead. */
async function secondsToWait({ platform, request }: SubmitContext, secret: string): Promise<number> {
  const address = clientAddress(request, platform.clientAddressHeader);
  try {
    return await countRequest(platform.database, secret, limit, address, platform.clock());
  } catch {
    return 0;
  }
}

/** Without a fragment of its own it would get that of the form, which browsers carry along. */
function thanksAddress({ site, language }: SubmitContext, form: string): string {
  const page = site.paths.byAnyPath(`/feedback/${form}/`);
  return `${(page && pagePath(page, language)) ?? homePath(language)}#top`;
}

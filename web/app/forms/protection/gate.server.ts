import type { FormId } from 'schemas/form-ids.ts';
import { isCaptchaSolved } from './captcha.server.ts';
import {
  createFormToken,
  readFormToken,
  signFormToken,
  type FormToken,
} from '../../services/signing/form-token.server.ts';
import { failedProof, hiddenFields } from '../definition/form-content.ts';
import { isNumberWritten } from './number-words.ts';
import type { Post } from '../submit/read-post.server.ts';

/**
 * `robot`: a field was filled in that people do not see. `unproved`: nothing yet says that this is a person.
 * `not opened`: the browser tried to prove it, and could not reach us.
 */
export type Closed = 'robot' | 'unproved' | 'not opened' | 'expired' | 'wrong captcha' | 'wrong answer';

export type GateAnswer = { token: FormToken; closed?: undefined } | { token?: undefined; closed: Closed };

type GateContext = { secret: string; now: number; form: FormId };

/** Whether a form was filled in by a person, as far as a machine can tell. `now` in milliseconds. */
export async function passGate({ secret, now, form }: GateContext, post: Post): Promise<GateAnswer> {
  const given = (field: keyof typeof hiddenFields) => post.get(hiddenFields[field]) ?? '';
  if (given('trap') !== '') return { closed: 'robot' };
  const read = await readFormToken(secret, form, given('token'), now);
  if (given('proof') === failedProof) return { closed: 'not opened' };
  if (read.state === 'expired') return { closed: 'expired' };
  if (read.state !== 'valid') return { closed: 'unproved' };
  const { token } = read;
  if (token.question) {
    const [first, second] = token.question;
    return isNumberWritten(first + second, given('answer')) ? { token } : { closed: 'wrong answer' };
  }
  if (given('proof') === '') return { closed: 'unproved' };
  const isSolved = await isCaptchaSolved(secret, token.key, given('proof'));
  return isSolved ? { token } : { closed: 'wrong captcha' };
}

/** A token with a question in words, for a form that is shown again. */
export async function askQuestion({ secret, now, form }: GateContext) {
  const [first = 1, second = 1] = crypto.getRandomValues(new Uint8Array(2)).map((byte) => 1 + (byte % 9));
  const token = createFormToken(form, now, [first, second]);
  return { signed: await signFormToken(secret, token), first, second };
}

/** The question that a token holds, if that token is one of ours. */
export async function questionOf({ secret, now, form }: GateContext, signed: string) {
  const read = await readFormToken(secret, form, signed, now);
  return read.state === 'invalid' ? undefined : read.token.question;
}

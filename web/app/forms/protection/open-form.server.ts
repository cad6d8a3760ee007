import type { FormId } from 'schemas/form-ids.ts';
import { createCaptcha } from './captcha.server.ts';
import { createFormToken, signFormToken } from './form-token.server.ts';
import type { OpenedForm } from '../definition/form-content.ts';

/** `now` in milliseconds. */
export async function createOpenedForm(secret: string, form: FormId, now: number): Promise<OpenedForm> {
  const token = createFormToken(form, now);
  return {
    token: await signFormToken(secret, token),
    challenge: await createCaptcha(secret, token.key, now),
  };
}

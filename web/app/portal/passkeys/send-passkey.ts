import type { PasskeyMessage } from './passkey-message.server.ts';

/** False in browsers that lack passkeys or their exchange as JSON. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

async function post(path: string, message: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    // A session that has ended leads to the login page.
    redirect: 'manual',
  });
  if (!response.ok) throw new Error(`The passkey was refused with status ${response.status}.`);
  return response.json();
}

async function finish(path: string, message: object): Promise<void> {
  const { next } = (await post(path, message)) as { next: string };
  window.location.assign(next);
}

type Step = PasskeyMessage['step'];

export async function logInByPasskey(path: string, next: string | undefined): Promise<void> {
  const options = await post(path, { step: 'login-options' satisfies Step });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  await finish(path, { step: 'login' satisfies Step, next, credential });
}

/** Goes to the login page instead if the owner logged in too long ago. */
export async function addPasskey(path: string, name: string): Promise<void> {
  const options = (await post(path, { step: 'add-options' satisfies Step })) as
    | PublicKeyCredentialCreationOptionsJSON
    | { next: string };
  if ('next' in options) {
    window.location.assign(options.next);
    return;
  }
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await finish(path, { step: 'add' satisfies Step, name, credential });
}

import type { PageContext } from '../../content/page-context.ts';
import { loginPath, portalPath } from '../../content/paths/portal-path.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { passkeyWait } from '../session/login-limits.server.ts';
import { nextPath } from '../session/next-path.ts';
import { deviceOf } from '../session/owner-cookie.server.ts';
import { isFreshLogin, requireOwner, type Owner } from '../session/require-owner.server.ts';
import { startSession } from '../session/start-session.server.ts';
import { type MessageOf, type PasskeyMessage, readPasskeyMessage } from './passkey-message.server.ts';
import {
  countPasskeyUse,
  findPasskey,
  storeChallenge,
  useChallenge,
  addPasskey,
  passkeysOfOwner,
} from './owner-passkeys.server.ts';
import type { StoredOwner } from '../owners/owners.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { entranceMail } from '../links/change-mails.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

/** EdDSA, ES256 and RS256, as COSE numbers them: every device has one, and every runtime verifies all. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Leaves out devices that have a passkey of this owner already. */
async function addOptions({ platform, site }: PageContext, owner: Owner) {
  const { database, clock } = platform;
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { rpID } = relyingParty(platform);
  const known = await passkeysOfOwner(database, owner.id);
  const options = await generateRegistrationOptions({
    rpID,
    rpName: site.content.settings?.agencyName ?? rpID,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id }) => ({ id })),
  });
  const { challenge } = options;
  await storeChallenge(database, { challenge, purpose: 'add', ownerId: owner.id }, clock());
  return options;
}

async function storePasskey(
  context: PageContext,
  owner: Owner,
  { credential, name }: Pick<MessageOf<'add'>, 'credential' | 'name'>,
): Promise<boolean> {
  const { platform } = context;
  const { database, clock, sendMail, waitUntil } = platform;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { rpID, origin } = relyingParty(platform);
  const verified = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) =>
      useChallenge(database, { challenge, purpose: 'add', ownerId: owner.id }, clock()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
    // Throws for whatever does not fit.
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const now = clock();
  const passkey = {
    id,
    ownerId: owner.id,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    createdAt: now,
  };
  const isAdded = await addPasskey(
    database,
    passkey,
    entranceMail(context, owner, { entrance: 'passkey', now }),
  );
  if (isAdded && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  return isAdded;
}

/** The names by which devices know the site; a passkey works for this host only. */
function relyingParty({ settings }: Pick<Platform, 'settings'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(settings.SITE_URL);
  return { rpID: hostname, origin };
}

/** Bytes, far above what devices send. */
const largestBody = 20_000;

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...privacyHeaders, ...headers } });

const goTo = (next: string, headers: [name: string, value: string][] = []) =>
  Response.json({ next }, { headers: [...Object.entries(privacyHeaders), ...headers] });

/** @throws Response that leads to the login page, for what only a signed-in owner may do */
export async function handlePasskey(context: PageContext, request: Request): Promise<Response> {
  if (!isOwnOrigin(request)) return refusal(403);
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return refusal(413);
  const message = readPasskeyMessage(body);
  return message ? respond(context, request, message) : refusal(400);
}

async function respond(context: PageContext, request: Request, message: PasskeyMessage): Promise<Response> {
  const { platform } = context;
  if (message.step === 'login-options') {
    const seconds = await passkeyWait({ platform, request });
    if (seconds > 0) return refusal(429, { 'Retry-After': String(seconds) });
    return Response.json(await loginOptions(context), { headers: privacyHeaders });
  }
  if (message.step === 'login') return logIn(context, request, message);
  const owner = await requireOwner(request, context);
  if (message.step === 'add-options') {
    if (!isFreshLogin(owner, platform.clock())) return goTo(loginAgainPath(context));
    return Response.json(await addOptions(context, owner), { headers: privacyHeaders });
  }
  const name = message.name || deviceOf(request.headers.get('User-Agent'));
  const isStored = await storePasskey(context, owner, { ...message, name });
  return isStored ? goTo(portalPath(context.language, 'account')) : refusal(422);
}

function loginAgainPath({ site, language }: PageContext): string {
  return loginPath(site.paths, language, { notice: 'log-in-again', next: portalPath(language, 'account') });
}

async function logIn(context: PageContext, request: Request, message: MessageOf<'login'>): Promise<Response> {
  const { platform, language } = context;
  const owner = await ownerOfPasskey(context, message);
  if (!owner) return refusal(422);
  return goTo(nextPath(language, message.next), await startSession({ platform, request }, owner.id));
}

/** The same for everybody: the device itself knows whose passkeys it has for this site. */
async function loginOptions({ platform }: PageContext) {
  const { database, clock } = platform;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { rpID } = relyingParty(platform);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await storeChallenge(database, { challenge: options.challenge, purpose: 'login', ownerId: null }, clock());
  return options;
}

async function ownerOfPasskey(
  { platform }: PageContext,
  { credential }: MessageOf<'login'>,
): Promise<StoredOwner | undefined> {
  const { database, clock } = platform;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const found = await findPasskey(database, credential.id);
  if (!found) return undefined;
  const { passkey, owner } = found;
  const { rpID, origin } = relyingParty(platform);
  const verified = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) =>
      useChallenge(database, { challenge, purpose: 'login', ownerId: null }, clock()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // Throws for whatever does not fit.
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  return (await countPasskeyUse(database, passkey, { newCounter, now: clock() })) ? owner : undefined;
}

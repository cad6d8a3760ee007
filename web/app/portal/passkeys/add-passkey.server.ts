import type { PageContext } from '../../content/page-context.ts';
import { addPasskey, passkeysOfOwner, storeChallenge, useChallenge } from './owner-passkeys.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { entranceMail } from '../links/change-mails.server.ts';
import type { Owner } from '../session/require-owner.server.ts';
import type { MessageOf } from './passkey-message.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

/** EdDSA, ES256 and RS256, as COSE numbers them: every device has one, and every runtime verifies all. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Leaves out devices that have a passkey of this owner already. */
export async function addOptions({ platform, site }: PageContext, owner: Owner) {
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

/** False for a passkey that proves nothing or is known already. */
export async function storePasskey(
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
export function relyingParty({ settings }: Pick<Platform, 'settings'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(settings.SITE_URL);
  return { rpID: hostname, origin };
}

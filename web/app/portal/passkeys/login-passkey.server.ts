import type { PageContext } from '../../content/page-context.ts';
import { countPasskeyUse, findPasskey, storeChallenge, useChallenge } from './owner-passkeys.server.ts';
import type { StoredOwner } from '../owners/owners.server.ts';
import type { MessageOf } from './passkey-message.server.ts';
import { relyingParty } from './relying-party.server.ts';

/** The same for everybody: the device itself knows whose passkeys it has for this site. */
export async function loginOptions({ platform }: PageContext) {
  const { database, clock } = platform;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { rpID } = relyingParty(platform);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await storeChallenge(database, { challenge: options.challenge, purpose: 'login', ownerId: null }, clock());
  return options;
}

/** Undefined for a passkey that proves nobody. */
export async function ownerOfPasskey(
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

import { clientAddress } from '../../services/http/client-address.server.ts';
import { countRequest, forgiveRequest, type Limit } from '../../services/http/rate-limit.server.ts';
import type { Platform } from '../../services/platform.server.ts';

type Given = { platform: Platform; request: Request };

const window = { windowMilliseconds: 15 * 60_000 };

/** Wrong passwords: of one client for one address, of one client for any, and of anybody for one address. */
const limits = {
  both: { name: 'login', most: 10, ...window },
  client: { name: 'login client', most: 50, ...window },
  email: { name: 'login email', most: 100, ...window },
} satisfies Record<string, Limit>;

function keysOf({ platform, request }: Given, email: string) {
  const client = clientAddress(request, platform.clientAddressHeader);
  const address = email.trim().toLowerCase();
  return [
    [limits.both, `${client} ${address}`],
    [limits.client, client],
    [limits.email, address],
  ] as const;
}

/** Counts an attempt before its password is checked, so that many at once count as well; returns seconds to wait. */
export async function countAttempt(given: Given, email: string): Promise<number> {
  const { database, settings, clock } = given.platform;
  const waits = keysOf(given, email).map(([limit, key]) =>
    countRequest(database, settings.SITE_SECRET, limit, key, clock()),
  );
  return Math.max(...(await Promise.all(waits)));
}

/** An attempt with the right password does not count. */
export async function forgiveAttempt(given: Given, email: string): Promise<void> {
  const { database, settings, clock } = given.platform;
  const forgiven = keysOf(given, email).map(([limit, key]) =>
    forgiveRequest(database, settings.SITE_SECRET, limit, key, clock()),
  );
  await Promise.all(forgiven);
}

const ofClient = { name: 'owner link', most: 20, windowMilliseconds: 60 * 60_000 };
const ofMailbox = { name: 'owner link mailbox', most: 5, windowMilliseconds: 60 * 60_000 };

/** A full mailbox limit is silent, because it would tell that the address is known. */
export async function linkWait(given: Given, email: string): Promise<{ seconds: number; isSent: boolean }> {
  const { database, settings, clock, clientAddressHeader } = given.platform;
  const client = clientAddress(given.request, clientAddressHeader);
  const count = (limit: Limit, key: string) =>
    countRequest(database, settings.SITE_SECRET, limit, key, clock());
  const [seconds, full] = await Promise.all([
    count(ofClient, client),
    count(ofMailbox, email.trim().toLowerCase()),
  ]);
  return { seconds, isSent: full === 0 };
}

const passkeys = { name: 'owner passkey', most: 60, ...window };

/** Seconds until a client may try another passkey. Nobody can guess one, but each try is stored. */
export function passkeyWait({ platform, request }: Given): Promise<number> {
  const { database, settings, clock, clientAddressHeader } = platform;
  const client = clientAddress(request, clientAddressHeader);
  return countRequest(database, settings.SITE_SECRET, passkeys, client, clock());
}

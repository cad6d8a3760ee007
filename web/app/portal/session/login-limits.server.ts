import { ownerAddress } from '../owners/owners.server.ts';
import { clientAddress } from '../../platform/http/client-address.server.ts';
import { countRequest, forgiveRequest, type Limit } from '../../platform/http/rate-limit.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { knownBrowser } from './known-browser.server.ts';

type Given = { platform: Platform; request: Request };

type Counter = readonly [limit: Limit, key: string];

const quarter = { windowMilliseconds: 15 * 60_000 };
const hour = { windowMilliseconds: 60 * 60_000 };

/** Failed logins: per client and address, per client, per address, per known browser. */
const guesses = {
  both: { name: 'login', most: 10, ...quarter },
  client: { name: 'login client', most: 50, ...quarter },
  email: { name: 'login email', most: 100, ...quarter },
  browser: { name: 'login browser', most: 10, ...quarter },
} satisfies Record<string, Limit>;

/** Requested links: per client, per client and mailbox, per mailbox, per known browser. */
const links = {
  client: { name: 'owner link', most: 20, ...hour },
  both: { name: 'owner link both', most: 5, ...hour },
  email: { name: 'owner link mailbox', most: 20, ...hour },
  browser: { name: 'owner link browser', most: 5, ...hour },
} satisfies Record<string, Limit>;

const addressOf = ({ platform, request }: Given) => clientAddress(request, platform.clientAddressHeader);

/** One after the other until one is full, so that a refused attempt uses up nothing of what others share. */
async function countInTurn({ platform: { database, settings, clock } }: Given, counters: readonly Counter[]) {
  for (const [limit, key] of counters) {
    const seconds = await countRequest(database, settings.SITE_SECRET, limit, key, clock());
    if (seconds > 0) return { seconds, full: limit };
  }
  return { seconds: 0, full: undefined };
}

async function countersOfAttempt(given: Given, email: string): Promise<Counter[]> {
  const browser = await knownBrowser(given, email);
  if (browser !== undefined) return [[guesses.browser, browser]];
  const [client, address] = [addressOf(given), ownerAddress(email)];
  return [
    [guesses.both, `${client} ${address}`],
    [guesses.client, client],
    [guesses.email, address],
  ];
}

/** Counts an attempt before its password is checked, so that many at once count as well; returns seconds to wait. */
export async function countAttempt(given: Given, email: string): Promise<number> {
  return (await countInTurn(given, await countersOfAttempt(given, email))).seconds;
}

/** An attempt with the right password does not count. */
export async function forgiveAttempt(given: Given, email: string): Promise<void> {
  const { database, settings, clock } = given.platform;
  const forgiven = (await countersOfAttempt(given, email)).map(([limit, key]) =>
    forgiveRequest(database, settings.SITE_SECRET, limit, key, clock()),
  );
  await Promise.all(forgiven);
}

/** Seconds until a link may be requested, and why. Counts unknown addresses too, so that neither tells anything. */
export async function linkWait(
  given: Given,
  email: string,
): Promise<{ seconds: number; isSentBefore: boolean }> {
  const browser = await knownBrowser(given, email);
  const [client, address] = [addressOf(given), ownerAddress(email)];
  const { seconds, full } = await countInTurn(
    given,
    browser === undefined
      ? [
          [links.client, client],
          [links.both, `${client} ${address}`],
          [links.email, address],
        ]
      : [[links.browser, browser]],
  );
  return { seconds, isSentBefore: full !== undefined && full !== links.client };
}

const passkeys = { name: 'owner passkey', most: 60, ...quarter };

/** Seconds until a client may try another passkey. Nobody can guess one, but each try is stored. */
export function passkeyWait(given: Given): Promise<number> {
  const { database, settings, clock } = given.platform;
  return countRequest(database, settings.SITE_SECRET, passkeys, addressOf(given), clock());
}

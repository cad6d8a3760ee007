import { endOwnerSession, openOwnerSession } from './owner-sessions.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { deviceOf, ownerCookie, readOwnerToken } from './owner-cookie.server.ts';
import { browserCookie } from './known-browser.server.ts';

type Given = { platform: Pick<Platform, 'database' | 'settings' | 'clock'>; request: Request };

/** Opens a session in place of the one that the browser had, and returns the headers that set its cookies. */
export async function startSession(given: Given, ownerId: string): Promise<[name: string, value: string][]> {
  const { platform, request } = given;
  const { database, clock } = platform;
  const former = readOwnerToken(request);
  if (former !== undefined) await endOwnerSession(database, sha256(former));
  const device = deviceOf(request.headers.get('User-Agent'));
  const token = await openOwnerSession(database, { ownerId, device }, clock());
  return [
    ['Set-Cookie', ownerCookie(request, token)],
    ['Set-Cookie', await browserCookie(given, ownerId)],
  ];
}

import { findOwnerSession } from './owner-sessions.server.ts';
import { propertiesOfOwner } from '../owners/owners.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readOwnerToken } from './owner-cookie.server.ts';

/** True for a request of a signed-in owner about a property of theirs. */
export async function isOwnProperty(
  request: Request,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  propertyId: string,
): Promise<boolean> {
  const token = readOwnerToken(request);
  const session = token === undefined ? undefined : await findOwnerSession(database, token, clock());
  if (!session) return false;
  return (await propertiesOfOwner(database, session.owner.id)).includes(propertyId);
}

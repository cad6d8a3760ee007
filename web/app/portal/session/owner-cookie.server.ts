import { readCookie } from '../../platform/signing/signed-cookie.server.ts';
import { longestSession } from './owner-sessions.server.ts';

/** Browsers accept the prefix, which no other host can set, on https alone; this machine serves http. */
export function cookieKind(request: Request, name: string): { name: string; attributes: string } {
  const attributes = 'Path=/; HttpOnly; SameSite=Lax';
  return new URL(request.url).protocol === 'https:'
    ? { name: `__Host-${name}`, attributes: `${attributes}; Secure` }
    : { name, attributes };
}

const kindOf = (request: Request) => cookieKind(request, 'owner');

export function ownerCookie(request: Request, token: string): string {
  const { name, attributes } = kindOf(request);
  return `${name}=${token}; ${attributes}; Max-Age=${String(longestSession / 1000)}`;
}

export function noOwnerCookie(request: Request): string {
  const { name, attributes } = kindOf(request);
  return `${name}=; ${attributes}; Max-Age=0`;
}

export function readOwnerToken(request: Request): string | undefined {
  return readCookie(request, kindOf(request).name) || undefined;
}

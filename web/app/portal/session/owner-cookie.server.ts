import { readCookie } from '../../platform/signing/signed-value.server.ts';
import { longestSession } from './owner-sessions.server.ts';

const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser and system, such as `Firefox, Windows`; empty for what neither names. */
export function deviceOf(userAgent: string | null): string {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return [named(browsers), named(systems)].filter(Boolean).join(', ');
}

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

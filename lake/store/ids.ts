import { randomBytes } from 'node:crypto';

const draftPrefix = 'drafts.';
const versionPattern = /^versions\.([^.]+)\.(.+)$/;
const validId = /^(?!-|\.)[a-zA-Z0-9._-]{1,128}$/;

export function isValidId(id: string): boolean {
  return validId.test(id) && !id.endsWith('.');
}

export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

export function releaseOf(id: string): string | null {
  return versionPattern.exec(id)?.[1] ?? null;
}

export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length);
  return versionPattern.exec(id)?.[2] ?? id;
}

export function draftIdOf(id: string): string {
  return draftPrefix + publishedIdOf(id);
}

export function versionIdOf(id: string, release: string): string {
  return `versions.${release}.${publishedIdOf(id)}`;
}

/** True without a dot: the hosted service treats drafts, versions and other dotted ids as private. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}

/** Transaction ids go into header lines of events and webhooks, which other characters would break. */
export function isValidTransactionId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-zA-Z0-9._-]{1,128}$/.test(id);
}

export function randomId(): string {
  return randomBytes(16).toString('base64url').replaceAll('-', 'a').replaceAll('_', 'b');
}

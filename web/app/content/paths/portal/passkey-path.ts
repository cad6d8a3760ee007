import { type LanguageId, languages } from 'schemas/languages.ts';
import { portalRoot } from './portal-path.ts';

/** The address to which scripts of the portal send what a passkey says. */
export function passkeyPath(language: LanguageId): string {
  return `${portalRoot(language)}passkey`;
}

export const passkeyRoutes = languages.map(({ id }) => ({
  id: `portal-passkey-${id}`,
  path: passkeyPath(id).slice(1),
}));

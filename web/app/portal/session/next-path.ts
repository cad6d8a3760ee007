import type { LanguageId } from 'schemas/languages.ts';
import { ownPath } from '../../content/paths/own-path.ts';
import { isPortalPath, portalPath } from '../../content/paths/portal-path.ts';

/** A page of the portal only, so that a link cannot lead away through the login. */
export function nextPath(language: LanguageId, wanted = ''): string {
  const next = ownPath(wanted);
  return next !== undefined && isPortalPath(next) ? next : portalPath(language, 'overview');
}

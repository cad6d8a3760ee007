import type { Platform } from '../../platform/platform.server.ts';

/** The names by which devices know the site; a passkey works for this host only. */
export function relyingParty({ settings }: Pick<Platform, 'settings'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(settings.SITE_URL);
  return { rpID: hostname, origin };
}

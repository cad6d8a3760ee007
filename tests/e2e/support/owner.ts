import type { Page } from '@playwright/test';
import demoOwner from '../../../seed/owners/demo-owner.json' with { type: 'json' };
import { addresses, expect } from './fixtures.ts';

const loginPaths = { nl: '/nl/login/', fr: '/fr/connexion/', en: '/en/login/' };

/** Signs an owner in by password, without opening a page; the page has the cookie from then on. */
export async function signInAsOwner(
  page: Page,
  language: keyof typeof loginPaths = 'nl',
  { email, password }: Pick<typeof demoOwner, 'email' | 'password'> = demoOwner,
): Promise<void> {
  const response = await page.request.post(`${addresses.site}${loginPaths[language]}`, {
    form: { email, password },
    headers: { Origin: addresses.site },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

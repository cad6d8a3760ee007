import type { Settings } from '../env.server.ts';
import { cacheRules } from './headers/cache-rules.ts';

const retryAfter = 30;

type Contact = { phone: string; email: string };

export function unavailable(settings: Pick<Settings, 'SITE_PHONE' | 'SITE_MAIL'>): Response {
  const contact: Contact = { phone: settings.SITE_PHONE, email: settings.SITE_MAIL };
  return Response.json(contact, { status: 503, statusText: 'Service Unavailable' });
}

export function withRetryAfter(response: Response): Response {
  if (response.status !== 503) return response;
  const result = new Response(response.body, response);
  result.headers.set('Retry-After', String(retryAfter));
  result.headers.set('Cache-Control', cacheRules.never);
  return result;
}

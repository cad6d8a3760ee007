import type { Settings } from '../env.server.ts';

const retryAfter = 30;

/** How to reach the agency when no content can say it. An empty one is not known. */
type Contact = { phone: string; email: string };

export function unavailable(settings: Pick<Settings, 'SITE_PHONE' | 'SITE_MAIL'>): Response {
  const contact: Contact = { phone: settings.SITE_PHONE, email: settings.SITE_MAIL };
  return Response.json(contact, { status: 503, statusText: 'Service Unavailable' });
}

export function withRetryAfter(response: Response): Response {
  if (response.status !== 503) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('Retry-After', String(retryAfter));
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

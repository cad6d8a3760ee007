import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { invalidateContent } from '../../platform/database/revisions.server.ts';
import { recordSometimes } from '../../platform/operations/site-events.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { webhookSignatureHeader, webhookSignedAt } from '../../delivery/webhook-signature.server.ts';

const largestBody = 256 * 1024;
/** Milliseconds for which a signature is accepted, so that a recorded request cannot be replayed later. */
const signatureAge = 5 * 60_000;

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

/** Webhook of the Content Lake: published content has changed, so its caches are stale. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return new Response(null, { status: 413 });
  const signature = request.headers.get(webhookSignatureHeader) ?? '';
  const signedAt = await webhookSignedAt(body, signature, context.settings.SANITY_WEBHOOK_SECRET);
  // Real time, because the Content Lake signs with it even where a test sets the site's clock.
  if (signedAt === undefined || Math.abs(Date.now() - signedAt) > signatureAge) {
    recordSometimes(context, 'webhook-refused');
    return new Response(null, { status: 401 });
  }
  await invalidateContent(context);
  recordSometimes(context, 'publish-seen');
  return new Response(null, { status: 204 });
}

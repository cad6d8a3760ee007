import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { invalidateContent } from '../../cms/load.server.ts';
import { recordSometimes } from '../../services/database/operations/site-events.server.ts';
import { readSmallBody } from '../../services/http/small-body.server.ts';

const largestBody = 256 * 1024;
/** Milliseconds for which a signature is accepted, so that a recorded request cannot be replayed later. */
const signatureAge = 5 * 60_000;

/** Webhook of the Content Lake: published content has changed, so its caches are stale. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return new Response(null, { status: 413 });
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? '';
  if (!(await isGenuine(body, signature, context.settings.SANITY_WEBHOOK_SECRET))) {
    recordSometimes(context, 'webhook-refused');
    return new Response(null, { status: 401 });
  }
  await invalidateContent(context);
  recordSometimes(context, 'publish-seen');
  return new Response(null, { status: 204 });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

async function isGenuine(body: string, signature: string, secret: string): Promise<boolean> {
  if (secret === '') return false;
  try {
    // Real time, because the Content Lake signs with it even where a test sets the site's clock.
    const age = Date.now() - decodeSignatureHeader(signature).timestamp;
    return Math.abs(age) <= signatureAge && (await isValidSignature(body, signature, secret));
  } catch {
    return false;
  }
}

import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { isSecretOf } from '../../content/cms/drafts/draft-link.server.ts';
import { hearMessage, runConnections } from '../../crm/connections/connections.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';

const largestBody = 64 * 1024;

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

async function isAllowed(given: string, secret: string): Promise<boolean> {
  return secret !== '' && isSecretOf({ secretHash: await sha256(secret) }, given);
}

async function follow(platform: Platform): Promise<void> {
  try {
    await runConnections(platform);
  } catch (error) {
    // The message may quote a record.
    logProblem('The property software could not be followed.', {
      requestId: platform.requestId,
      errorKind: error,
    });
  }
}

/** Webhook of the property software. It is believed nothing but which records to look at, so the secret in its path is enough. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  if (!(await isAllowed(params['secret'] ?? '', context.settings.CRM_WEBHOOK_SECRET)))
    return new Response(null, { status: 404 });
  const text = await readSmallBody(request, largestBody);
  if (text === undefined) return new Response(null, { status: 413 });
  if (!(await hearMessage(context, { text, headers: request.headers })))
    return new Response(null, { status: 400 });
  context.waitUntil(follow(context));
  return new Response(null, { status: 204 });
}

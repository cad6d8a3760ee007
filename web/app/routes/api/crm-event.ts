import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { isSecretOf } from '../../content/cms/drafts/draft-link.server.ts';
import {
  hearDelivery,
  hearMessage,
  runConnections,
  takesFiles,
} from '../../crm/connections/connections.server.ts';
import { readBytes, readSmallBody } from '../../platform/http/small-body.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';

const largestBody = 64 * 1024;
/** A worker has room for a file of this size twice, and for one picture at a time beside it. */
const largestFile = 32 * 1024 * 1024;

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

function isAllowed(given: string, secret: string): boolean {
  return secret !== '' && isSecretOf({ secretHash: sha256(secret) }, given);
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

function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

/** The account that logs in with the secret of the settings, as `curl --user` does. */
function accountIn(headers: Headers, secret: string): string | undefined {
  const [, written = ''] = /^Basic ([\w+/=]+)$/.exec(headers.get('Authorization') ?? '') ?? [];
  const [, account, given = ''] = /^([^:]+):(.+)$/.exec(decoded(written)) ?? [];
  return isAllowed(given, secret) ? account : undefined;
}

/** Takes a file of software that sends what it has. It is believed, so that it needs a login. */
async function takeFile(request: Request, context: Platform): Promise<Response> {
  const account = accountIn(request.headers, context.settings.CRM_SECRET);
  if (account === undefined)
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="files"' } });
  const bytes = await readBytes(request, largestFile);
  if (typeof bytes === 'number') return new Response(null, { status: bytes });
  const isTaken = await hearDelivery(context, account, bytes);
  if (isTaken) context.waitUntil(follow(context));
  return new Response(null, { status: isTaken ? 204 : 400 });
}

/** Webhook of the property software. It is believed nothing but which records to look at, so the secret in its path is enough. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  if (!isAllowed(params['secret'] ?? '', context.settings.CRM_WEBHOOK_SECRET))
    return new Response(null, { status: 404 });
  if (takesFiles(context)) return takeFile(request, context);
  const text = await readSmallBody(request, largestBody);
  if (text === undefined) return new Response(null, { status: 413 });
  if (!(await hearMessage(context, { text, headers: request.headers })))
    return new Response(null, { status: 400 });
  context.waitUntil(follow(context));
  return new Response(null, { status: 204 });
}

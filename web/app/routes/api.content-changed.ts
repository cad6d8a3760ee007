import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { readSmallBody } from '../services/http/small-body.server.ts';
import { raiseContentRevision } from '../services/database/storage.server.ts';

const largestBody = 256 * 1024;

/** The Content Lake's webhook: published content has changed, so every cache of it is out of date. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return new Response(null, { status: 413 });
  const secret = context.settings.SANITY_WEBHOOK_SECRET;
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? '';
  const isGenuine = secret !== '' && (await isValidSignature(body, signature, secret).catch(() => false));
  if (!isGenuine) return new Response(null, { status: 401 });
  await raiseContentRevision(context.database);
  return new Response(null, { status: 204 });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

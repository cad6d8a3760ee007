import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { loadConsentDialogs } from '../../consent/load-consent.server.tsx';
import { largestProof, proofSchema, storeConsentProof } from '../../consent/consent-proof.server.ts';
import { clientAddress } from '../../platform/http/client-address.server.ts';
import { fragmentHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** Enough for an office behind one address, and too few for one client to fill the database. */
const limit = { name: 'consent', most: 100, windowMilliseconds: 10 * 60_000 };

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': cacheRules.never, ...headers } });
}

/** Markup of the consent dialogs of `?language=nl&version=2026-11`, always with the present text. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const site = await loadSite(context);
  const language = site.languages.find((id) => id === searchParams.get('language'));
  const markup = language && (await loadConsentDialogs(context, site, language));
  if (!markup) return empty(404);
  const isPresent = searchParams.get('version') === site.content.consent?.textVersion;
  return new Response(markup, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...fragmentHeaders(context),
      ...(!isPresent && { 'Cache-Control': cacheRules.never }),
    },
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return empty(405, { Allow: 'GET, POST' });
  if (!isOwnOrigin(request)) return empty(403);
  const body = await readSmallBody(request, largestProof);
  if (body === undefined) return empty(413);
  const parsed = proofSchema.safeParse(parseJson(body));
  if (!parsed.success) return empty(400);
  const { choices, ...proof } = parsed.data;
  const { database, settings, clientAddressHeader } = context;
  const client = clientAddress(request, clientAddressHeader);
  const wait = await countRequest(database, settings.SITE_SECRET, limit, client, new Date());
  if (wait > 0) return empty(429, { 'Retry-After': String(wait) });
  await storeConsentProof(database, { ...proof, ...choices }, context.clock());
  return empty(204);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

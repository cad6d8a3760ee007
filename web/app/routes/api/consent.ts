import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isLanguageId } from 'schemas/languages.ts';
import { loadConsent } from '../../consent/load-consent.server.tsx';
import { largestProof, proofSchema } from '../../consent/proof.server.ts';
import { storeConsentProof } from '../../services/database/consent-proof.server.ts';
import { clientAddress } from '../../services/http/client-address.server.ts';
import { isOwnOrigin } from '../../services/http/own-origin.server.ts';
import { countRequest } from '../../services/http/rate-limit.server.ts';
import { readSmallBody } from '../../services/http/small-body.server.ts';

/** Enough for an office behind one address, and too few for one client to fill the database. */
const limit = { name: 'consent', most: 100, windowMilliseconds: 10 * 60_000 };

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Gives the texts of the consent dialogs in the language of `?language=`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get('language');
  const content = isLanguageId(language) && (await loadConsent(context, language));
  return content ? Response.json(content, { headers: { 'Cache-Control': 'no-cache' } }) : empty(404);
}

/** Stores the proof of a visitor's choice. */
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

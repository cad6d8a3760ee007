import { empty } from '../../consent/analytics/count-once.server.ts';
import { viewOf } from '../../properties/catalogue/viewed-page.server.ts';
import { loadSite } from '../../content/cms/site.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { countViolations } from '../../platform/operations/policy-reports.server.ts';
import { clientAddress } from '../../platform/http/client-address.server.ts';
import { isFromElsewhere } from '../../platform/http/own-origin.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { kinds, violationOf, type Violation, type Reported } from './violation.ts';
import { z } from 'zod';

/** Bytes. The Reporting API sends several reports at once, each with the whole policy. */
const largestBody = 64 * 1024;

/** Limit per request, so that invented reports cost few statements. */
const mostViolations = 20;

/** Enough for an office behind one address. */
const limit = { name: 'policy report', most: 100, windowMilliseconds: 10 * 60_000 };

/** Types that another site's page may not send without asking first. */
const types = /^application\/(csp-report|reports\+json|json)(;|$)/;

function differentOnes(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((violation) => [JSON.stringify(violation), violation])).values()];
}

/** Counts what browsers refused on our pages. Anything else gets the same response and is not counted. */
export async function receiveReports(request: Request, context: Platform): Promise<Response> {
  const { database, settings, clock, clientAddressHeader, catalogue } = context;
  if (request.method !== 'POST') return empty(405, { Allow: 'POST' });
  // Browsers leave both names out of a report that they send long after the page.
  if (isFromElsewhere(request)) return empty(403);
  if (!types.test(request.headers.get('Content-Type') ?? '')) return empty(415);
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return empty(413);
  const { host, origin } = new URL(request.url);
  const violations = readReports(body).flatMap((reported) => violationOf(reported, origin) ?? []);
  if (violations.length === 0) return empty(204);
  const client = clientAddress(request, clientAddressHeader);
  const wait = await countRequest(database, settings.SITE_SECRET, limit, client, new Date());
  if (wait > 0) return empty(429, { 'Retry-After': String(wait) });
  const site = await loadSite(context);
  const now = clock();
  const counted = await Promise.all(
    differentOnes(violations)
      .slice(0, mostViolations)
      // A path that names no page may hold the token of a mailed link, or be made up.
      .map(async ({ path, ...rest }) => ({
        ...rest,
        page: (await viewOf({ site, catalogue, now }, path))?.path ?? '',
      })),
  );
  await countViolations(database, belgianDay(now), counted, [...kinds, host]);
  return empty(204);
}

/** Browsers leave out what they do not know, or send null. */
const word = z.string().catch('');
const line = z.int().min(0).max(999_999).catch(0);

const legacyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': word,
      'violated-directive': word,
      'blocked-uri': z.string(),
      disposition: word,
      'source-file': word,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    documentURL: report['document-uri'],
    // Older browsers name the directive with its sources.
    effectiveDirective: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
    blockedURL: report['blocked-uri'],
    disposition: report.disposition,
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
  }));

const report = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: z.string(),
      effectiveDirective: z.string(),
      blockedURL: word,
      disposition: word,
      sourceFile: word,
      lineNumber: line,
    }),
  })
  .transform(({ body }) => body);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readReports(body: string): Reported[] {
  const parsed = parseJson(body);
  const [shape, each] = Array.isArray(parsed) ? [report, parsed] : [legacyReport, [parsed]];
  return each.flatMap((one) => {
    const { data } = shape.safeParse(one);
    return data ?? [];
  });
}

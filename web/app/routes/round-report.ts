import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { roundPath } from '../content/paths/round-path.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { privacyHeaders } from '../platform/http/headers/security-headers.server.ts';
import { isOwnOrigin } from '../platform/http/own-origin.server.ts';
import { readSmallBody } from '../platform/http/small-body.server.ts';
import { readRound } from '../staff/round/round-session.server.ts';
import { reportSchema, storeReport } from '../staff/round/round-visits.server.ts';

/** Bytes: a note of the greatest length, encoded for a form. */
const largestBody = 24_000;

const statusOf = { unknown: 404, conflict: 409 } as const;

const refuse = (status: number) => new Response(null, { status, headers: privacyHeaders });

export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const { language } = await loadPageContext(platform, request);
  return redirect(roundPath(language));
}

/** Takes what a broker noted after a visit, with script or without. */
export async function action({ context: platform, request }: ActionFunctionArgs) {
  const round = isOwnOrigin(request) ? await readRound(platform, request) : undefined;
  if (!round) return refuse(403);
  const body = await readSmallBody(request, largestBody);
  if (body === undefined) return refuse(413);
  const report = reportSchema.safeParse(Object.fromEntries(new URLSearchParams(body))).data;
  if (!report) return refuse(400);
  const outcome = await storeReport(platform, round, report);
  if (outcome === 'unknown' || outcome === 'conflict') return refuse(statusOf[outcome]);
  const { language } = await loadPageContext(platform, request);
  return redirect(`${roundPath(language)}#${report.visit}`, { status: 303, headers: privacyHeaders });
}

import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { empty } from '../../consent/analytics/count-once.server.ts';
import { receiveReports } from '../../delivery/policy-reports/receive-reports.server.ts';

export function loader() {
  return empty(405, { Allow: 'POST' });
}

/** Takes what browsers report of violations of the content security policy. */
export function action({ request, context }: ActionFunctionArgs) {
  return receiveReports(request, context);
}

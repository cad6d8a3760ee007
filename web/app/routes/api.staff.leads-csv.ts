import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerLeadsCsv } from '../staff/answer-leads.server.ts';
import { staffPreflight } from '../staff/answer-staff.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  return answerLeadsCsv({ request, context });
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return staffPreflight({ request, context });
}

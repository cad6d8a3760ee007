import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerLead } from '../staff/answer-leads.server.ts';
import { staffPreflight } from '../staff/answer-staff.server.ts';

export function action({ request, context, params }: ActionFunctionArgs) {
  return answerLead({ request, context }, params['id'] ?? '');
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return staffPreflight({ request, context });
}

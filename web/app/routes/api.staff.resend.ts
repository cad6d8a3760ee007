import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerResend } from '../staff/answer-leads.server.ts';
import { staffPreflight } from '../staff/answer-staff.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  return answerResend({ request, context });
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return staffPreflight({ request, context });
}

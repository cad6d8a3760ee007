import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerExport } from '../staff/answer-people.server.ts';
import { staffPreflight } from '../staff/answer-staff.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  return answerExport({ request, context });
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return staffPreflight({ request, context });
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerClosing, answerOpening } from '../staff/answer-session.server.ts';
import { staffPreflight } from '../staff/answer-staff.server.ts';

export function action({ request, context }: ActionFunctionArgs) {
  const answer = request.method === 'DELETE' ? answerClosing : answerOpening;
  return answer({ request, context });
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return staffPreflight({ request, context });
}

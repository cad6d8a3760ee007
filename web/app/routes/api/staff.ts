import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { callStaffEndpoint } from '../../staff/staff-endpoints.server.ts';
import { staffPreflight } from '../../staff/staff-request.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return staffPreflight({ request, context });
}

export function action({ request, context, params }: ActionFunctionArgs) {
  return callStaffEndpoint({ request, context }, params['id']);
}

import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sendToStaff } from '../portal/documents/tell-staff.server.ts';

export async function loader({ context: platform, params: { token = '' } }: LoaderFunctionArgs) {
  return sendToStaff(platform, token);
}

import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sendToStaff } from '../portal/documents/send-to-staff.server.ts';

export async function loader({ context: platform, params: { token = '' } }: LoaderFunctionArgs) {
  return sendToStaff(platform, token);
}

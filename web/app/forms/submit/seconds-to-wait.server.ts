import { clientAddress } from '../../platform/http/client-address.server.ts';
import { countRequest, type Limit } from '../../platform/http/rate-limit.server.ts';
import type { SubmitContext } from './submit-context.ts';

/** Returns 0 while counting fails: then storing fails too, and its message says more. */
export async function secondsToWait(
  { platform, request }: SubmitContext,
  limit: Limit,
  count = 1,
): Promise<number> {
  const { database, settings, clock, clientAddressHeader } = platform;
  const address = clientAddress(request, clientAddressHeader);
  try {
    return await countRequest(database, settings.SITE_SECRET, limit, address, clock(), count);
  } catch {
    return 0;
  }
}

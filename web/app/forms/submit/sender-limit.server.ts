import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { clientAddress } from '../../platform/http/client-address.server.ts';
import { countRequest, type Limit, limitSubmissions } from '../../platform/http/rate-limit.server.ts';
import type { SubmitContext } from './submit-context.ts';
import { isBelowLimit } from '../store/mail-limits.server.ts';
import type { MailContext, SenderLimit } from '../definition/form-definition.ts';

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

/** Limits a sender by mailbox, and by client, because anyone can type another address. */
export async function limitSender(
  { platform, request }: Pick<SubmitContext, 'platform' | 'request'>,
  { id, definition, values }: MailContext,
  { most, minutes }: SenderLimit,
): Promise<{ condition: SQL; effect: BatchItem<'sqlite'> }> {
  const { database, clock, settings, clientAddressHeader } = platform;
  const now = clock();
  const windowMilliseconds = minutes * 60_000;
  const since = new Date(now.getTime() - windowMilliseconds);
  const { email } = definition.sender(values);
  const client = await limitSubmissions(database, settings.SITE_SECRET, {
    limit: { name: definition.id, most, windowMilliseconds },
    address: clientAddress(request, clientAddressHeader),
    now,
    submissionId: id,
  });
  const mailbox = isBelowLimit(database, { form: definition.id, email, most, since });
  return { condition: sql`${client.condition} and ${mailbox}`, effect: client.effect };
}

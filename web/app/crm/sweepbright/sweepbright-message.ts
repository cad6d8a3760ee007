import { z } from 'zod';
import type { Connector } from '../connector/connector.ts';
import { parseJson } from '../connector/read.ts';

const messageSchema = z.object({
  event: z.enum(['estate-added', 'estate-updated', 'estate-deleted']),
  estate_id: z.guid(),
  happened_at: z.iso.datetime({ offset: true }),
  company_id: z.guid(),
});

const encoder = new TextEncoder();

/** The HMAC-SHA-1 of the message, as the system signs it with the secret of its client. */
async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text));
}

export const readSweepbrightMessage: Connector['readMessage'] = async ({ text, headers }, login) => {
  const message = messageSchema.safeParse(parseJson(text));
  if (!message.success || login.secret === '') return undefined;
  if (!(await isSigned(text, headers.get('X-Hook-Signature') ?? '', login.secret))) return undefined;
  const { event, estate_id, happened_at, company_id } = message.data;
  if (company_id.toLowerCase() !== login.account.toLowerCase()) return [];
  const at = new Date(happened_at).toISOString();
  return [{ key: estate_id.toLowerCase(), at, isGone: event === 'estate-deleted' }];
};

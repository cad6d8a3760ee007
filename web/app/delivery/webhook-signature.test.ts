import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { expect, test } from 'vitest';
import { webhookSignatureHeader, webhookSignedAt } from './webhook-signature.server.ts';

const secret = 'geheim – secrèt';
const body = '{"_id":"page","title":"Één huis"}';
const time = 1_790_000_000_000;

test('a signature as Sanity makes it tells when it was made', async () => {
  expect(webhookSignatureHeader).toBe(SIGNATURE_HEADER_NAME);
  expect(await webhookSignedAt(body, await encodeSignatureHeader(body, time, secret), secret)).toBe(time);
});

test('a signature of another body, time or secret tells nothing, and neither does one that is malformed', async () => {
  const signature = await encodeSignatureHeader(body, time, secret);
  const [, mac = ''] = signature.split('v1=');
  expect(await webhookSignedAt(`${body} `, signature, secret)).toBeUndefined();
  expect(await webhookSignedAt(body, signature, `${secret}!`)).toBeUndefined();
  expect(await webhookSignedAt(body, signature, '')).toBeUndefined();
  const malformed = [
    '',
    't=1',
    `v1=${mac}`,
    `t=${String(time)},v1=`,
    `t=${String(time)},v1=x`,
    `t=${String(time)},v1=${mac.slice(0, -4)}`,
    `t=${String(time + 1)},v1=${mac}`,
    `t=0${String(time)},v1=${mac}`,
    `${signature},v1=${mac}`,
    `t=${String(time)},v2=${mac}`,
  ];
  for (const attempt of malformed)
    expect(await webhookSignedAt(body, attempt, secret), attempt).toBeUndefined();
});

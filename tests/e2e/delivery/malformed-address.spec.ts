import { addresses, expect, test } from '../support/fixtures.ts';
import { sendRaw } from '../support/raw-request.ts';

for (const target of ['/%00', '//[']) {
  test(`a GET for ${target} gets an error from every server and ends none`, async ({ request }) => {
    for (const [name, address] of Object.entries(addresses)) {
      const { status } = await sendRaw(address, { line: `GET ${target}` });
      expect([400, 404], `${name} answered ${status}`).toContain(status);
    }
    for (const [name, address] of Object.entries(addresses)) {
      const url = name === 'lake' ? `${address}/v1/ping` : address;
      expect((await request.get(url)).status(), name).toBe(200);
    }
  });
}

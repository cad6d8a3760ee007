import { addresses, expect, test } from '../support/fixtures.ts';
import { sendRaw } from '../support/raw-request.ts';

/** All but the stand-in for property software, which runs in a demonstration alone. */
const servers = Object.entries(addresses).filter(([name]) => name !== 'crm');

for (const target of ['/%00', '//[']) {
  test(`a GET for ${target} gets an error from every server and ends none`, async ({ request }) => {
    for (const [name, address] of servers) {
      const { status } = await sendRaw(address, { line: `GET ${target}` });
      expect([400, 404], `${name} answered ${status}`).toContain(status);
    }
    for (const [name, address] of servers) {
      const url = name === 'lake' ? `${address}/v1/ping` : address;
      expect((await request.get(url)).status(), name).toBe(200);
    }
  });
}

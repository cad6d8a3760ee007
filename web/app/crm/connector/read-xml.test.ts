import { expect, test } from 'vitest';
import { CrmProblem } from './crm-problem.ts';
import { readXml, type XmlElement } from './read-xml.ts';

const wanted = { root: 'root', names: new Set(['home']) };

const streamOf = (parts: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

async function homesIn(document: string | Uint8Array, { pieces = 1 } = {}) {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document;
  const length = Math.max(1, Math.ceil(bytes.length / pieces));
  const parts = Array.from({ length: pieces }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
  const found: XmlElement[] = [];
  await readXml(streamOf(parts), wanted, (element) => void found.push(element));
  return found;
}

const problemOf = async (document: string) =>
  homesIn(document).catch((error: unknown) => (error instanceof CrmProblem ? error.kind : error));

test('elements come whole and in order, however the body is cut into pieces', async () => {
  const document =
    '<root><x>7</x><home id="1"><a>é &amp; <![CDATA[<b>]]></a></home><y><home id="2"/></y></root>';
  const whole = [
    { name: 'home', attributes: { id: '1' }, text: '', children: [{ name: 'a', text: 'é & <b>' }] },
    { name: 'home', attributes: { id: '2' }, children: [] },
  ];
  for (const pieces of [1, 2, 7, 300]) expect(await homesIn(document, { pieces })).toMatchObject(whole);
});

test('a document is read in the encoding that it declares', async () => {
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><root><home>Büllingen</home></root>',
    'latin1',
  );
  for (const pieces of [1, 40])
    expect(await homesIn(latin, { pieces })).toMatchObject([{ text: 'Büllingen' }]);
});

test('what is cut, strange, bomb or page is no document to trust', async () => {
  const bomb = '<!DOCTYPE root [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
  const documents = [
    '',
    '<root><home/>',
    '<root><home></root>',
    '<h1>Maintenance</h1>',
    `${bomb}<root><home>&a;</home></root>`,
    '<root><home>&b;</home></root>',
    `<root>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</root>`,
    '<?xml version="1.0" encoding="klingon"?><root/>',
  ];
  for (const document of documents) expect(await problemOf(document), document).toBe('unreadable');
});

test('a body that breaks off is no answer, and one too long is not read to its end', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('reset')),
  });
  await expect(readXml(broken, wanted, () => undefined)).rejects.toMatchObject({ kind: 'unreachable' });
  const filler = new TextEncoder().encode(`<root>${'x'.repeat(1024 * 1024)}`);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(sent === 1 ? filler : filler.subarray(6));
    },
  });
  await expect(readXml(endless, wanted, () => undefined)).rejects.toMatchObject({ kind: 'unreadable' });
  expect(sent).toBeLessThan(70);
});

test('text that is longer than any fact is left out', async () => {
  const [home] = await homesIn(`<root><home>${'x'.repeat(200_000)}</home></root>`);
  expect(home?.text).toBe('');
});

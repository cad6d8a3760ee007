import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '../support/fixtures.ts';

type Days = { times: { time: string; moment: string }[] }[];

async function connect(siteUrl = '') {
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', siteUrl)));
  return async (name: string, input: Record<string, unknown>) => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: input });
    expect([name, isError]).toEqual([name, undefined]);
    return structuredContent as Record<string, unknown>;
  };
}

test('an assistant finds a home by a sentence and prepares a visit, which a person sends', async ({
  page,
  baseURL,
}) => {
  const ask = await connect(baseURL);
  const { homes, list } = await ask('find_homes', {
    sentence: 'maison à Malines avec jardin',
    language: 'fr',
  });
  await page.goto(String(list));
  const [first] = homes as [{ reference: string; url: string }];
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    new URL(first.url).pathname,
  );
  const { days } = await ask('free_visit_times', { reference: first.reference, language: 'fr' });
  const [{ moment, time } = { moment: '', time: '' }] = (days as Days)
    .flatMap(({ times }) => times)
    .slice(-1);
  const { form } = await ask('prepare_visit', { reference: first.reference, moment, language: 'fr' });
  await page.goto(String(form));
  await expect(page.getByRole('radio', { name: time, exact: true, checked: true })).toHaveValue(moment);
});

test('llms.txt tells an assistant where to ask and what', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const part of ['/mcp)', '`find_homes`', '/feeds/openapi.json', '/nl/te-koop/'])
    expect(text).toContain(part);
});

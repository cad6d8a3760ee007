import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';

export async function startLake(resultOf: (query: string, params: Record<string, unknown>) => unknown) {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://lake.invalid');
    const params = [...searchParams].flatMap(([name, value]) =>
      name.startsWith('$') ? [[name.slice(1), JSON.parse(value) as unknown] as const] : [],
    );
    const result = resultOf(searchParams.get('query') ?? '', Object.fromEntries(params));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ms: 1, result }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = {
    ...testSettings,
    SANITY_API_HOST: `http://127.0.0.1:${String(port)}`,
    SANITY_API_TOKEN: 'token',
  };
  return { ...testPlatform({ settings }), close: () => server.close() };
}

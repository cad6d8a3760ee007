import type { createServices } from './services.ts';
import type { Settings } from './settings.ts';
import { runSteps } from './steps.ts';

type Stack = {
  settings: Settings;
  services: ReturnType<typeof createServices>;
  print: (line: string) => void;
  /** `hot` reloads site and studio on every saved file, `built` serves the built ones. */
  mode: 'hot' | 'built';
};

/** True when nobody has written a document to the lake yet. @throws Error when it does not answer as expected */
async function isLakeEmpty({ addresses, environment }: Settings): Promise<boolean> {
  const query = new URLSearchParams({ query: 'count(*[!(_type match "system.**")])', perspective: 'raw' });
  const dataset = environment.SANITY_DATASET ?? '';
  const response = await fetch(`${addresses.lake}/v2025-02-19/data/query/${dataset}?${query.toString()}`, {
    headers: { authorization: `Bearer ${environment.SANITY_API_TOKEN ?? ''}` },
  });
  if (!response.ok) throw new Error(`The lake refused a query with status ${response.status}.`);
  const { result } = (await response.json()) as { result: unknown };
  return result === 0;
}

/** Starts the lake, fills it when it is empty, then site and studio. @throws Error with the reader's sentence */
export async function startStack({ settings, services, print, mode }: Stack): Promise<void> {
  const env = settings.environment;
  if (settings.usesLake) {
    await services.start({ name: 'lake', script: 'lake/main.ts', env });
    if (await isLakeEmpty(settings)) {
      await runSteps([{ title: 'writing the first content', script: 'seed/main.ts', env }], print);
    }
  }
  const suffix = mode === 'hot' ? 'dev.ts' : 'serve.ts';
  await Promise.all([
    services.start({ name: 'studio', script: `studio/${suffix}`, env }),
    services.start({ name: 'site', script: `web/${suffix}`, env }),
  ]);
}

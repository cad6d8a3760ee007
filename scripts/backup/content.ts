import { importArchive } from '../content/archive.ts';
import type { Dataset } from '../content/dataset.ts';
import { createServices } from '../process/services.ts';
import { findTakenPort } from '../settings/ports.ts';
import type { Environment } from '../settings/settings.ts';

/** Starts the lake of these settings for as long as the work takes. */
export async function withLake<Result>(
  environment: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  const services = createServices(console.error, console.error);
  try {
    await services.start({ name: 'lake', script: 'lake/main.ts', env: environment });
    return await work();
  } finally {
    await services.stop();
  }
}

/** Starts the lake of these settings unless it runs. */
export async function withRunningLake<Result>(
  environment: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  const isRunning = await findTakenPort({ LAKE_PORT: Number(environment['LAKE_PORT']) });
  return isRunning ? work() : withLake(environment, work);
}

/** @throws Error for a dataset that holds anything already, and when fewer documents arrived than the backup has */
export async function fillDataset(
  file: string,
  dataset: Dataset,
  expected: { documents: number; assets: number },
): Promise<void> {
  const count = () =>
    dataset.client.fetch<number>('count(*[!(_id in path("_.**"))])', {}, { perspective: 'raw' });
  const present = await count();
  if (present > 0)
    throw new Error(
      `${dataset.name} holds ${present} documents. Content is restored into an empty dataset only: create one and name it.`,
    );
  await importArchive(file, 'create', dataset);
  const arrived = await count();
  const wanted = expected.documents + expected.assets;
  if (arrived !== wanted)
    throw new Error(`${dataset.name} took ${arrived} of ${wanted} documents and files of the backup.`);
}

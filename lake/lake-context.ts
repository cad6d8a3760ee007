import type { AccessRules } from './access/identify.ts';
import type { AssetFiles } from './assets/asset-files.ts';
import { refusal } from './api-error.ts';
import type { Dataset } from './store/dataset.ts';
import type { KeyValues } from './store/key-values.ts';

export type LakeContext = {
  projectId: string;
  /** Without a trailing slash. */
  origin: string;
  assets: AssetFiles;
  datasets: ReadonlyMap<string, Dataset>;
  keyValues: KeyValues;
  access: AccessRules;
};

/** @throws ApiError 404 for an unknown dataset */
export function datasetOf(context: LakeContext, name: string | undefined): Dataset {
  const dataset = context.datasets.get(name ?? '');
  if (!dataset) throw refusal(404, `Dataset "${name ?? ''}" not found for project ID "${context.projectId}"`);
  return dataset;
}

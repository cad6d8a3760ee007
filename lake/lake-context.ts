import type { AccessRules } from './access/identify.ts';
import type { AssetFiles } from './assets/asset-files.ts';
import { refusal } from './api-error.ts';
import type { LakeCall } from './http/app.ts';
import type { Dataset } from './store/dataset.ts';
import type { KeyValues } from './store/database.ts';

export type LakeContext = {
  projectId: string;
  origin: string;
  assets: AssetFiles;
  datasets: ReadonlyMap<string, Dataset>;
  keyValues: KeyValues;
  access: AccessRules;
};

export function datasetOf({ datasets, projectId }: LakeContext, { req }: LakeCall): Dataset {
  const name = req.param('dataset') ?? '';
  const dataset = datasets.get(name);
  if (!dataset) throw refusal(404, `Dataset "${name}" not found for project ID "${projectId}"`);
  return dataset;
}

import type { StagedChange } from './transactions/stage.ts';

export type Commit = {
  dataset: string;
  transactionId: string;
  timestamp: string;
  author: string;
  changes: ReadonlyMap<string, StagedChange>;
};

import type { Batch, BatchOutcome, RunOptions, RunSummary } from '../sync/sync.ts';

/** Takes an export in parts: the site itself, or a command that sends them to it. */
export type RunReceiver = {
  /** Returns the id of the run. */
  open: (options: RunOptions) => Promise<string>;
  applyBatch: (run: string, batch: Batch) => Promise<BatchOutcome>;
  /** Resolves to the reason for which a document is refused. */
  storeDocument: (run: string, name: string, bytes: Uint8Array) => Promise<string | undefined>;
  end: (run: string, acceptRemovals: boolean) => Promise<RunSummary>;
};

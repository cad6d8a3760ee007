import { documentName } from '../owner-records/owner-record.ts';
import type { RecordOutcome, RunSummary, Batch, BatchOutcome, RunOptions } from '../sync/sync.ts';
import { Unreadable } from './download.server.ts';
import {
  batchesOf,
  documentsOf,
  type ExportLists,
  type NamedDocument,
  withoutDocuments,
} from './export-lists.ts';

/** The site itself, or a command that sends to it. */
export type RunReceiver = {
  open: (options: RunOptions) => Promise<string>;
  applyBatch: (run: string, batch: Batch) => Promise<BatchOutcome>;
  /** Resolves to the reason for a refusal. */
  storeDocument: (run: string, name: string, bytes: Uint8Array) => Promise<string | undefined>;
  end: (run: string, acceptRemovals: boolean) => Promise<RunSummary>;
};

/** Undefined where unchanged. @throws Unreadable */
export type ReadDocument = (name: string) => Promise<Uint8Array | undefined>;

export type FoundInRecord = Pick<RecordOutcome, 'list' | 'key' | 'findings'>;

type SendOptions = {
  readDocument: ReadDocument;
  isCheck?: boolean;
  acceptRemovals?: boolean;
  onRecord?: (record: FoundInRecord) => void;
};

/** Undefined for a document that is stored, or whose name the rules for records refuse. */
async function sendDocument(
  { run, receiver }: { run: string; receiver: RunReceiver },
  { name }: NamedDocument,
  readDocument: ReadDocument,
): Promise<string | undefined> {
  if (!documentName.safeParse(name).success) return undefined;
  try {
    const bytes = await readDocument(name);
    return bytes && (await receiver.storeDocument(run, name, bytes));
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

function refusalOf({ key, index, name }: NamedDocument, reason: string): FoundInRecord {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const field = `AgencyDocuments.${String(index)}.File`;
  return {
    list: 'OwnerRecords',
    key,
    findings: [{ level: 'field', field, reason, words: [extension], value: name }],
  };
}

/** Sends papers first: one that is refused is left out of its record. */
export async function sendExport(
  lists: ExportLists,
  run: string,
  receiver: RunReceiver,
  { readDocument, isCheck = false, acceptRemovals = false, onRecord = () => undefined }: SendOptions,
): Promise<RunSummary> {
  const refused: NamedDocument[] = [];
  for (const document of documentsOf(lists)) {
    const reason = await sendDocument({ run, receiver }, document, readDocument);
    if (reason === undefined) continue;
    refused.push(document);
    onRecord(refusalOf(document, reason));
  }
  for (const batch of batchesOf(withoutDocuments(lists, refused), isCheck)) {
    const { records } = await receiver.applyBatch(run, batch);
    records.forEach(onRecord);
  }
  return receiver.end(run, acceptRemovals);
}

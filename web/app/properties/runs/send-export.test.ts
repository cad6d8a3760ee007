import { runReasons } from 'schemas/import-reasons.ts';
import { expect, test } from 'vitest';
import type { BatchOutcome, RunSummary } from '../sync/sync.ts';
import { Unreadable } from './download.server.ts';
import { listsOf } from './export-lists.ts';
import { type RunReceiver, sendExport, type FoundInRecord } from './send-export.server.ts';

const counts = { added: 0, changed: 0, unchanged: 0, gone: 0, held: 0 };

/** Takes everything but papers that end in `bad.pdf`. */
function listeningSite() {
  const taken: string[] = [];
  const site: RunReceiver = {
    open: () => Promise.resolve('run'),
    applyBatch: (_run, batch) => {
      taken.push(JSON.stringify(batch));
      const held = { list: 'Properties', key: '9', id: 9, what: 'held', findings: [] } as const;
      return Promise.resolve<BatchOutcome>({ counts, records: [held] });
    },
    storeDocument: (_run, name) => {
      taken.push(name);
      return Promise.resolve(
        name.endsWith('bad.pdf') ? 'The document is no {1}, as its name says.' : undefined,
      );
    },
    end: (run, acceptRemovals) => {
      taken.push(`end ${String(acceptRemovals)}`);
      return Promise.resolve<RunSummary>({ run, state: 'done', counts, removals: 0 });
    },
  };
  return { site, taken };
}

test('papers go first, and one that cannot be had is told and left out of its record', async () => {
  const papers = ['7-good.pdf', '7-bad.pdf', '7-gone.pdf', '7-same.pdf', '../7.pdf'].map((File) => ({
    File,
  }));
  const lists = listsOf({
    Properties: [{ ID: 7 }],
    OwnerRecords: [{ PropertyID: 7, AgencyDocuments: papers }],
  });
  if (!lists) throw new Error('This is no export.');
  const { site, taken } = listeningSite();
  const found: FoundInRecord[] = [];
  await sendExport(lists, 'run', site, {
    acceptRemovals: true,
    readDocument: (name) => {
      if (name === '7-gone.pdf') throw new Unreadable(runReasons.silent);
      return Promise.resolve(name === '7-same.pdf' ? undefined : new Uint8Array());
    },
    onRecord: (record) => found.push(record),
  });
  const kept = papers.filter(({ File }) => !/bad|gone/.test(File));
  const sent = { Properties: [{ ID: 7 }], OwnerRecords: [{ PropertyID: 7, AgencyDocuments: kept }] };
  expect(taken).toEqual(['7-good.pdf', '7-bad.pdf', JSON.stringify(sent), 'end true']);
  expect(found.map(({ key, findings: [finding] }) => [key, finding?.field, finding?.reason])).toEqual([
    ['7', 'AgencyDocuments.1.File', 'The document is no {1}, as its name says.'],
    ['7', 'AgencyDocuments.2.File', 'The server did not answer.'],
    ['9', undefined, undefined],
  ]);
});

import { expect, test } from 'vitest';
import type { Commit, StagedChange } from '../store/transactions/stage.ts';
import { RecentCommits } from './recent-commits.ts';

function fresh() {
  let tell: (commit: Commit) => void = () => {};
  const recent = new RecentCommits({ watch: (watcher) => ((tell = watcher), () => true) });
  const commit = (transactionId: string, changed = 1) => {
    const changes = new Map<string, StagedChange>(
      Array.from({ length: changed }, (_, index) => [
        `d${index}`,
        { before: null, after: null, mutations: [] },
      ]),
    );
    tell({ dataset: 'production', transactionId, timestamp: '', author: '', changes });
  };
  const since = (position: string) => recent.since(position)?.map(({ transactionId }) => transactionId);
  return { recent, commit, since };
}

test('old commits are forgotten, so that memory stays bounded', () => {
  const { recent, commit, since } = fresh();
  const start = recent.position;
  commit('large', 300);
  commit('t1', 200);
  expect(since(start)).toEqual(['large', 't1']);
  commit('t2');
  expect(since(start)).toBeUndefined();
  expect(since('large')).toEqual(['t1', 't2']);
  expect(recent.find('large')).toBeUndefined();
});

test('a commit larger than the memory is forgotten at once, and nothing after it', () => {
  const { commit, since } = fresh();
  commit('t1');
  commit('huge', 5000);
  expect(since('t1')).toBeUndefined();
  expect(since('huge')).toEqual([]);
  commit('t2');
  expect(since('huge')).toEqual(['t2']);
});

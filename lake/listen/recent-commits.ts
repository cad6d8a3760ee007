import type { Commit } from '../store/transactions/stage.ts';
import type { Dataset } from '../store/dataset.ts';
import { randomId } from '../store/ids.ts';

/** Bounds memory: changed documents in the commits that can be replayed. */
const mostChanges = 500;

/** The last commits of a dataset, from which an interrupted listener learns what it missed. */
export class RecentCommits {
  readonly #commits: Commit[] = [];
  #start = randomId();
  #changes = 0;

  constructor(dataset: Pick<Dataset, 'watch'>) {
    dataset.watch((commit) => this.#add(commit));
  }

  get position(): string {
    return this.#commits.at(-1)?.transactionId ?? this.#start;
  }

  find(transactionId: string): Commit | undefined {
    return this.#commits.find((commit) => commit.transactionId === transactionId);
  }

  /** `null` when commits after the position may have been forgotten. */
  since(position: string): Commit[] | null {
    if (position === this.#start) return [...this.#commits];
    const index = this.#commits.findLastIndex(({ transactionId }) => transactionId === position);
    return index < 0 ? null : this.#commits.slice(index + 1);
  }

  #add(commit: Commit): void {
    this.#commits.push(commit);
    this.#changes += commit.changes.size;
    while (this.#changes > mostChanges) {
      const forgotten = this.#commits.shift();
      if (!forgotten) return;
      this.#changes -= forgotten.changes.size;
      this.#start = forgotten.transactionId;
    }
  }
}

import type { DatabaseSync } from 'node:sqlite';
import type { Commit } from '../store/commit.ts';
import { isPublicId } from '../store/ids.ts';
import type { Webhook } from './webhook.ts';

export type Delivery = { seq: number; headers: Record<string, string>; body: string; queued: number };

/** Queued in the SQL transaction of the commit, so that a killed lake still delivers and no commit waits. */
export class Outbox {
  readonly #statements;
  readonly #projectId: string;

  constructor(database: DatabaseSync, projectId: string) {
    this.#projectId = projectId;
    this.#statements = {
      add: database.prepare('INSERT INTO deliveries (hook, headers, body, queued) VALUES (?, ?, ?, ?)'),
      first: database.prepare(
        'SELECT seq, headers, body, queued FROM deliveries WHERE hook = ? ORDER BY seq LIMIT 1',
      ),
      remove: database.prepare('DELETE FROM deliveries WHERE seq = ?'),
    };
  }

  /** Queues one delivery per public document of the commit; drafts and other dotted ids trigger none. */
  add({ url, fields }: Pick<Webhook, 'url' | 'fields'>, commit: Commit): void {
    for (const [id, { before, after }] of commit.changes) {
      const document = after ?? before;
      if (!document || !isPublicId(id)) continue;
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Sanity.io webhook delivery (lake)',
        'idempotency-key': `${commit.transactionId}-${id}`,
        'sanity-project-id': this.#projectId,
        'sanity-dataset': commit.dataset,
        'sanity-document-id': id,
        'sanity-transaction-id': commit.transactionId,
        'sanity-transaction-time': commit.timestamp,
        'sanity-operation': after ? (before ? 'update' : 'create') : 'delete',
      };
      this.#statements.add.run(
        url,
        JSON.stringify(headers),
        JSON.stringify(document, fields && [...fields]),
        Date.parse(commit.timestamp),
      );
    }
  }

  first(url: string): Delivery | undefined {
    const row = this.#statements.first.get(url);
    if (!row) return undefined;
    const headers = JSON.parse(String(row['headers'])) as Record<string, string>;
    return { seq: Number(row['seq']), headers, body: String(row['body']), queued: Number(row['queued']) };
  }

  remove(seq: number): void {
    this.#statements.remove.run(seq);
  }
}

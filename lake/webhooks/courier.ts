import { setTimeout as pause } from 'node:timers/promises';
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type { Commit } from '../store/transactions/stage.ts';
import { isPublicId } from '../store/ids.ts';

export type Webhook = {
  url: string;
  secret: string;
  /** Names of the fields to send, like a projection of the hosted service; the whole document when left out. */
  fields?: readonly string[];
};

export type CourierOptions = {
  webhook: Webhook;
  projectId: string;
  retryDelays?: readonly number[] | undefined;
  onFault: (error: unknown) => void;
};

type Delivery = { id: string; headers: Record<string, string>; body: string };

const responseTimeout = 30_000;

/**
 * Reports each change of a public document to one receiver, one at a time. A receiver that is down during the retries
 * misses what waited for it: a site that does not run has no pages to renew.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #stop = new AbortController();
  readonly #waiting: Delivery[] = [];
  #isWorking = false;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  tell(commit: Commit): void {
    const { projectId, webhook } = this.#options;
    this.#waiting.push(...deliveriesOf(commit, projectId, webhook.fields));
    if (!this.#isWorking && !this.#stop.signal.aborted) void this.#work();
  }

  close(): void {
    this.#stop.abort();
  }

  async #work(): Promise<void> {
    const { webhook, onFault } = this.#options;
    this.#isWorking = true;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { length } = this.#waiting;
      const status = await this.#deliver(next);
      if (this.#stop.signal.aborted) return;
      this.#waiting.splice(0, status === null ? length : 1);
      if (status !== null && !isTaken(status))
        onFault(
          new Error(`The webhook ${webhook.url} did not take ${next.id} and replied with status ${status}`),
        );
    }
    this.#isWorking = false;
  }

  /** Returns the last status, or null when there was no response. */
  async #deliver(delivery: Delivery): Promise<number | null> {
    const { retryDelays = [2000, 15_000] } = this.#options;
    let status = await this.#post(delivery);
    for (const delay of retryDelays) {
      if (status !== null && status !== 429 && status < 500) break;
      await pause(delay, undefined, { ref: false, signal: this.#stop.signal }).catch(() => {});
      status = await this.#post(delivery);
    }
    return status;
  }

  async #post({ headers, body }: Delivery): Promise<number | null> {
    const { url, secret } = this.#options.webhook;
    const signature = await encodeSignatureHeader(body, Date.now(), secret);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, [SIGNATURE_HEADER_NAME]: signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(responseTimeout)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}

function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** One per document; drafts and other dotted ids trigger none. */
function deliveriesOf(commit: Commit, projectId: string, fields?: readonly string[]): Delivery[] {
  return [...commit.changes].flatMap(([id, { before, after }]) => {
    const document = after ?? before;
    if (!document || !isPublicId(id)) return [];
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Sanity.io webhook delivery (lake)',
      'idempotency-key': `${commit.transactionId}-${id}`,
      'sanity-project-id': projectId,
      'sanity-dataset': commit.dataset,
      'sanity-document-id': id,
      'sanity-transaction-id': commit.transactionId,
      'sanity-transaction-time': commit.timestamp,
      'sanity-operation': after ? (before ? 'update' : 'create') : 'delete',
    };
    return [{ id, headers, body: JSON.stringify(document, fields && [...fields]) }];
  });
}

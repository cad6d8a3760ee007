import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type { Delivery, Outbox } from './outbox.ts';
import type { Webhook } from './webhook.ts';

export type CourierOptions = {
  webhook: Webhook;
  outbox: Outbox;
  /** Milliseconds before each retry; the last one repeats. */
  retryDelays?: readonly number[] | undefined;
  onFault: (error: unknown) => void;
};

/** A number is the status with which the receiver refused for good. */
type Outcome = 'done' | 'retry' | number;

const minute = 60_000;
const defaultDelays = [1000, 2000, 4000, 8000, 16_000, 30_000, minute, 2 * minute, 5 * minute];

/** Half an hour, as with the hosted service. */
const givenUpAfter = 30 * minute;
const responseTimeout = 30_000;

/** Delivers one webhook's requests in order, one at a time, and retries while the receiver is down. */
export class Courier {
  readonly #options: CourierOptions;
  readonly #stop = new AbortController();
  #running = false;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  wake(): void {
    if (!this.#running && !this.#stopped()) void this.#work();
  }

  /** Stops at once; pending deliveries stay queued for the next start. */
  close(): void {
    this.#stop.abort();
  }

  #stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async #work(): Promise<void> {
    this.#running = true;
    const { outbox, webhook, retryDelays = defaultDelays, onFault } = this.#options;
    let failures = 0;
    try {
      for (let next = outbox.first(webhook.url); next; next = outbox.first(webhook.url)) {
        const outcome = await this.#deliver(next);
        if (this.#stopped()) return;
        if (outcome === 'retry' && Date.now() - next.queued < givenUpAfter) {
          await pause(retryDelays[Math.min(failures, retryDelays.length - 1)] ?? 0, this.#stop.signal);
          if (this.#stopped()) return;
          failures += 1;
          continue;
        }
        if (outcome !== 'done') onFault(new Error(givenUp(webhook.url, next, outcome)));
        failures = 0;
        outbox.remove(next.seq);
      }
    } catch (error) {
      onFault(error);
    } finally {
      this.#running = false;
    }
  }

  async #deliver(delivery: Delivery): Promise<Outcome> {
    const { url, secret } = this.#options.webhook;
    const signature = await encodeSignatureHeader(delivery.body, Date.now(), secret);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...delivery.headers, [SIGNATURE_HEADER_NAME]: signature },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(responseTimeout)]),
      });
      await response.body?.cancel();
      if (response.ok) return 'done';
      return response.status === 429 || response.status >= 500 ? 'retry' : response.status;
    } catch {
      return 'retry';
    }
  }
}

function givenUp(url: string, { headers }: Delivery, outcome: Outcome): string {
  const id = headers['sanity-document-id'] ?? 'a document';
  const reason = typeof outcome === 'number' ? ` and replied with status ${outcome}` : '';
  return `The webhook ${url} did not take a delivery about ${id}${reason}; it was given up`;
}

/** Returns early when stopped, and does not keep the process alive. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    timer.unref();
    stop.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    }
  });
}

import { onTestFinished } from 'vitest';

export type ReadEvent = { event: string; id?: string; data: Record<string, unknown> };

export class Inbox<T> {
  readonly #arrived: T[] = [];
  readonly #waiting: ((item: T) => void)[] = [];

  push(item: T): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(item);
    else this.#arrived.push(item);
  }

  next(): Promise<T> {
    const item = this.#arrived.shift();
    return item === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(item);
  }

  get rest(): readonly T[] {
    return this.#arrived;
  }
}

export async function readEvents(url: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(url, { headers, signal: stop.signal });
  const inbox = new Inbox<ReadEvent>();
  void collect(response, inbox).catch(() => {});
  return { response, inbox };
}

async function collect(response: Response, inbox: Inbox<ReadEvent>): Promise<void> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const chunk of response.body ?? []) {
    pending += decoder.decode(chunk as Uint8Array, { stream: true });
    const parts = pending.split('\n\n');
    pending = parts.pop() ?? '';
    for (const part of parts) for (const event of parseEvent(part)) inbox.push(event);
  }
}

export function parseEvent(text: string): ReadEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const [event, data, id] = [field('event'), field('data'), field('id')];
  if (event === undefined || data === undefined) return [];
  return [{ event, ...(id === undefined ? {} : { id }), data: JSON.parse(data) as Record<string, unknown> }];
}

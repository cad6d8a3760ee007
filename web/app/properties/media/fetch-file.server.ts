import { isPublicHost } from 'schemas/outside-links.ts';
import { mediaReasons } from 'schemas/media-reasons.ts';

export class MediaProblem extends Error {
  readonly reason: string;
  readonly words: readonly string[];

  constructor(reason: keyof typeof mediaReasons, ...words: readonly (string | number)[]) {
    super(mediaReasons[reason]);
    this.reason = mediaReasons[reason];
    this.words = words.map(String);
  }
}

type Validators = { etag: string | null; modified: string | null };

type Fetched = { bytes: Uint8Array<ArrayBuffer>; validators: Validators };

type FetchOptions = {
  fetch: typeof fetch;
  mostBytes: number;
  /** Milliseconds for the whole file, including redirects. */
  patience: number;
  known?: Validators | undefined;
};

const mostDetours = 3;

function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && isPublicHost(hostname);
}

/** Undefined when unchanged. Follows redirects itself, so none leads to a private address. @throws MediaProblem */
export async function fetchFile(address: string, options: FetchOptions): Promise<Fetched | undefined> {
  const signal = AbortSignal.timeout(options.patience);
  try {
    const response = await follow(address, options, signal);
    if (response.status === 304) return undefined;
    const { headers } = response;
    const bytes = await read(response, options.mostBytes);
    return { bytes, validators: { etag: headers.get('ETag'), modified: headers.get('Last-Modified') } };
  } catch (error) {
    if (error instanceof MediaProblem) throw error;
    if (signal.aborted) throw new MediaProblem('slow', options.patience / 1000);
    throw new MediaProblem('silent');
  }
}

async function follow(
  address: string,
  options: FetchOptions,
  signal: AbortSignal,
  detours = 0,
): Promise<Response> {
  const { fetch, known } = options;
  if (!isPublicAddress(address)) throw new MediaProblem('address');
  if (detours > mostDetours) throw new MediaProblem('detours', mostDetours);
  const headers = {
    Accept: 'image/*, application/pdf;q=0.9, */*;q=0.1',
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.modified && { 'If-Modified-Since': known.modified }),
  };
  const response = await fetch(address, { headers, signal, redirect: 'manual' });
  const next = response.headers.get('Location');
  if (response.ok || (response.status === 304 && known)) return response;
  await response.body?.cancel();
  if (response.status < 300 || response.status >= 400 || next === null)
    throw new MediaProblem('status', response.status);
  if (!URL.canParse(next, address)) throw new MediaProblem('address');
  return follow(new URL(next, address).href, options, signal, detours + 1);
}

async function read(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new MediaProblem('large', Math.floor(mostBytes / 1_000_000));
  const length = Number(response.headers.get('Content-Length') ?? 0);
  const reader = response.body?.getReader();
  if (length > mostBytes) {
    await reader?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > mostBytes) throw tooLarge();
      chunks.push(part.value);
    }
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    if (error instanceof MediaProblem || (error instanceof Error && error.name === 'TimeoutError'))
      throw error;
    throw new MediaProblem('cut');
  }
  const isPlain = !response.headers.has('Content-Encoding');
  if (size === 0) throw new MediaProblem('empty');
  if (isPlain && length > size) throw new MediaProblem('cut');
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

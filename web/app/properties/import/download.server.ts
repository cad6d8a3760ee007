const patience = 60_000;

/** Tells why an export, or a file beside it, cannot be read; never with its address, which may hold a key. */
export class Unreadable extends Error {}

/** @throws Unreadable for a response that is no success, or larger than `mostBytes` */
export async function download(address: string | URL, mostBytes: number): Promise<Buffer> {
  const response = await fetch(address, {
    headers: { accept: 'application/json, */*' },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Unreadable(`cannot be read: the server answered ${response.status}`);
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) throw new Unreadable(`is larger than ${mostBytes} bytes`);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Reads the code from the cause, where fetch hides it. */
export function codeOf(error: unknown): string {
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return inner instanceof Error && 'code' in inner ? String(inner.code) : 'unknown error';
}

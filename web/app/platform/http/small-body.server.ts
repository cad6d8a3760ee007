/** Returns 413 as soon as the body proves longer than `largest` bytes, 400 when the connection breaks off. */
export async function readBytes(
  request: Pick<Request, 'headers' | 'body'>,
  largest: number,
): Promise<Uint8Array<ArrayBuffer> | 413 | 400> {
  if (Number(request.headers.get('Content-Length')) > largest) return 413;
  const reader = request.body?.getReader();
  const chunks: { bytes: Uint8Array; at: number }[] = [];
  let size = 0;
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      chunks.push({ bytes: chunk.value, at: size });
      size += chunk.value.byteLength;
      if (size > largest) {
        await reader?.cancel();
        return 413;
      }
    }
  } catch {
    return 400;
  }
  const body = new Uint8Array(size);
  for (const { bytes, at } of chunks) body.set(bytes, at);
  return body;
}

/** Returns '' if the body breaks off; undefined as soon as it exceeds `largest` bytes. */
export async function readSmallBody(request: Request, largest: number): Promise<string | undefined> {
  const body = await readBytes(request, largest);
  if (body === 413) return undefined;
  return body === 400 ? '' : new TextDecoder().decode(body);
}

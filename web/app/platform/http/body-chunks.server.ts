export async function* bodyChunks(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Stops the sender when the rest is not wanted.
    await reader.cancel().catch(() => undefined);
  }
}

/** Bytes of the body, which every browser tells; infinitely many where a request does not. */
export function declaredLength({ headers }: Request): number {
  return Number(headers.get('Content-Length')) || Infinity;
}

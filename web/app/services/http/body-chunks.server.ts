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

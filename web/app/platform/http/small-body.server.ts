/** Returns '' if the body breaks off; undefined as soon as it exceeds `largest` bytes. */
export async function readSmallBody(request: Request, largest: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > largest) return undefined;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return text + decoder.decode();
      size += chunk.value.byteLength;
      if (size > largest) {
        await reader?.cancel();
        return undefined;
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
  } catch {
    return '';
  }
}

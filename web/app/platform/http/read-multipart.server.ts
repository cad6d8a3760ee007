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

export type Part = {
  name: string;
  /** Undefined for a field of text, empty for a file field in which nothing was chosen. */
  fileName: string | undefined;
  data: AsyncIterable<Uint8Array>;
};

/** `bytes` is asked for every piece of the body, because a form may send more once it has named itself. */
type MultipartLimits = { parts: number; bytes: () => number };

export class TooLarge extends Error {}

/** Bytes; browsers write far less. */
const longestHeader = 8 * 1024;

/** Bytes. */
const pieceSize = 64 * 1024;

const encoder = new TextEncoder();

const lineEnd = encoder.encode('\r\n');
const headerEnd = encoder.encode('\r\n\r\n');

export function multipartBoundary(request: Request): string | undefined {
  const type = request.headers.get('Content-Type') ?? '';
  const [, quoted, plain] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain;
}

/**
 * Yields the parts of a form in their order, holding one piece at a time. What a reader leaves of a part is skipped.
 * @throws TooLarge for a body of too many bytes
 * @throws Error for a body that breaks off, is malformed or has too many parts
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  limits: MultipartLimits,
): AsyncGenerator<Part, void> {
  const pieces = limited(body, limits);
  let parts = 0;
  try {
    for await (const part of partsOf(createSource(pieces), boundary)) {
      parts += 1;
      if (parts > limits.parts) throw new Error('A form has too many parts.');
      yield part;
    }
  } finally {
    await pieces.return(undefined);
  }
}

/** Reads the text of parts that have at most so many bytes together. */
export function createTextReader(most: number) {
  let size = 0;
  return {
    size: () => size,
    /** @throws TooLarge, or TypeError for text that is not UTF-8 */
    async read({ data }: Part): Promise<string> {
      const decoder = new TextDecoder('utf-8', { fatal: true });
      let text = '';
      for await (const chunk of data) {
        size += chunk.byteLength;
        if (size > most) throw new TooLarge();
        text += decoder.decode(chunk, { stream: true });
      }
      return text + decoder.decode();
    },
  };
}

/** Yields pieces, since a large chunk may hold the form's name and a file. */
async function* limited(body: AsyncIterable<Uint8Array>, { bytes }: MultipartLimits) {
  let size = 0;
  for await (const chunk of body) {
    for (let at = 0; at < chunk.byteLength; at += pieceSize) {
      const piece = chunk.subarray(at, at + pieceSize);
      size += piece.byteLength;
      if (size > bytes()) throw new TooLarge();
      yield piece;
    }
  }
}

async function* partsOf(source: Source, boundary: string): AsyncGenerator<Part, void> {
  // The first boundary has no line end of its own before it.
  source.putBack(lineEnd);
  const mark = encoder.encode(`\r\n--${boundary}`);
  await skip(source.until(mark));
  for (;;) {
    const header = await source.text(lineEnd, longestHeader);
    if (header.startsWith('--')) return;
    if (header.trim() !== '') throw new Error('A boundary is followed by something else.');
    // A part without headers would begin with the end of its line.
    source.putBack(lineEnd);
    const { name, fileName } = describePart(await source.text(headerEnd, longestHeader));
    const data = source.until(mark);
    yield { name, fileName, data };
    await skip(data);
  }
}

/** Browsers escape quotation marks and line ends in names. */
function describePart(header: string): Pick<Part, 'name' | 'fileName'> {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(header)?.[1] ?? '';
  const name = /(?:^|[\s;])name="([^"]*)"/i.exec(disposition)?.[1];
  const fileName = /(?:^|[\s;])filename="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new Error('A part has no name.');
  return { name: unescaped(name), fileName: fileName === undefined ? undefined : unescaped(fileName) };
}

function unescaped(name: string): string {
  return name.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

async function skip(data: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = data[Symbol.asyncIterator]();
  for (let chunk = await chunks.next(); !chunk.done;) chunk = await chunks.next();
}

type Source = ReturnType<typeof createSource>;

function createSource(chunks: AsyncIterator<Uint8Array>) {
  let held = new Uint8Array();

  const putBack = (bytes: Uint8Array) => {
    held = joined(bytes, held);
  };

  /** Iterable again after a reader has left it, until the mark is found. The mark itself is dropped. */
  function until(mark: Uint8Array): AsyncIterable<Uint8Array> {
    let isFound = false;
    const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
      while (!isFound) {
        const at = indexOf(held, mark);
        isFound = at >= 0;
        const end = isFound ? at : Math.max(0, held.byteLength - mark.byteLength + 1);
        const value = held.subarray(0, end);
        held = held.subarray(isFound ? end + mark.byteLength : end);
        if (value.byteLength > 0) return { done: false, value };
        if (!isFound) await fill();
      }
      return { done: true, value: undefined };
    };
    return { [Symbol.asyncIterator]: () => ({ next }) };
  }

  async function fill(): Promise<void> {
    const chunk = await chunks.next();
    if (chunk.done) throw new Error('The body breaks off.');
    held = joined(held, chunk.value);
  }

  async function text(mark: Uint8Array, longest: number): Promise<string> {
    let bytes = new Uint8Array();
    for await (const chunk of until(mark)) {
      bytes = joined(bytes, chunk);
      if (bytes.byteLength > longest) throw new Error('A header is too long.');
    }
    return new TextDecoder().decode(bytes);
  }

  return { putBack, until, text };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.byteLength + second.byteLength);
  all.set(first);
  all.set(second, first.byteLength);
  return all;
}

function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark;
  let at = bytes.indexOf(first);
  while (at >= 0 && at + mark.byteLength <= bytes.byteLength) {
    if (mark.every((byte, index) => bytes[at + index] === byte)) return at;
    at = bytes.indexOf(first, at + 1);
  }
  return -1;
}

import { readJpeg, type Turn } from './jpeg.ts';

/** Pixels as a visitor sees the picture, upright. */
export type PictureHeader = { width: number; height: number; turn: Turn };

type Size = { width: number; height: number };

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function sizeOfWebp(view: DataView, kind: string): Size | undefined {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Offsets of a named box within `meta` of a file like AVIF or HEIC. */
function* findBoxes(bytes: Uint8Array, view: DataView, name: string): Generator<number> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    if (textAt(bytes, at + 4, 4) === 'meta') {
      const end = Math.min(at + size, bytes.length) - 16;
      for (let inner = at + 8; inner < end; inner += 1)
        if (bytes[inner] === name.charCodeAt(0) && textAt(bytes, inner, 4) === name) yield inner;
      return;
    }
    if (size < 8) return;
    at += size;
  }
}

/** Phones store tiles, each with a size of its own: the largest is that of the picture. */
function sizeOfBoxes(bytes: Uint8Array, view: DataView): Size | undefined {
  let largest: Size | undefined;
  for (const at of findBoxes(bytes, view, 'ispe')) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  const [turned] = findBoxes(bytes, view, 'irot');
  const isOnItsSide = turned !== undefined && ((bytes[turned + 4] ?? 0) & 1) === 1;
  return largest && isOnItsSide ? { width: largest.height, height: largest.width } : largest;
}

/** Recognises JPEG, PNG, WebP, AVIF and HEIC by their first bytes, and reads the size without decoding. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes.length < 32) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = textAt(bytes, 0, 16);
  if (start.startsWith('\xff\xd8\xff')) {
    const found = readJpeg(bytes);
    const isOnItsSide = found?.turn === 90 || found?.turn === 270;
    return found && isOnItsSide ? { ...found, width: found.height, height: found.width } : found;
  }
  const size = sizeIn(start, bytes, view);
  return size && { ...size, turn: 0 };
}

function sizeIn(start: string, bytes: Uint8Array, view: DataView): Size | undefined {
  if (start === '\x89PNG\r\n\x1a\n\0\0\0\rIHDR')
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (/^RIFF[^]{4}WEBP/.test(start)) return sizeOfWebp(view, start.slice(12));
  if (/^\0\0\0[^]ftyp(?:avif|heic|heix|heim|heis|mif1)/.test(start)) return sizeOfBoxes(bytes, view);
  return undefined;
}

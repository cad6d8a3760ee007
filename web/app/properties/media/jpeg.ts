type Segment = { marker: number; start: number; end: number };

const startOfScan = 0xda;
const exifMarker = 0xe1;
/** Exif and XMP, IPTC, comments: they may tell where and by whom a picture was taken. */
const personal = new Set([exifMarker, 0xed, 0xfe]);
/** Frames of every kind; the excluded markers mean other things. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function* segmentsOf(view: DataView): Generator<Segment> {
  for (let start = 2; start + 4 <= view.byteLength && view.getUint8(start) === 0xff;) {
    const marker = view.getUint8(start + 1);
    const end = start + 2 + view.getUint16(start + 2);
    if (marker === startOfScan || end > view.byteLength) return;
    yield { marker, start, end };
    start = end;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Tag 0x112 in the first Exif directory: 1 is upright, 3, 6 and 8 are turned, the others mirrored too. */
function orientationIn(view: DataView, { start, end }: Segment): number {
  const tiff = start + 10;
  if (end < tiff + 8 || view.getUint32(start + 4) !== 0x45786966) return 1;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const count = directory + 2 <= end ? view.getUint16(directory, isLittle) : 0;
  for (let at = directory + 2; at + 12 <= Math.min(end, directory + 2 + count * 12); at += 12)
    if (view.getUint16(at, isLittle) === 0x112) return view.getUint16(at + 8, isLittle);
  return 1;
}

const turns: Readonly<Record<number, Turn>> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 };

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** Pixels as stored, before turning. */
export function readJpeg(bytes: Uint8Array): { width: number; height: number; turn: Turn } | undefined {
  const view = viewOf(bytes);
  let turn: Turn = 0;
  for (const segment of segmentsOf(view)) {
    const { marker, start, end } = segment;
    if (marker === exifMarker) turn = turns[orientationIn(view, segment)] ?? turn;
    if (isFrame(marker) && end >= start + 9)
      return { height: view.getUint16(start + 5), width: view.getUint16(start + 7), turn };
  }
  return undefined;
}

/** Drops what the camera and its owner wrote into it, its turn included. */
export function withoutPersonalData(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  let from = 0;
  for (const { marker, start, end } of segmentsOf(viewOf(bytes))) {
    if (!personal.has(marker)) continue;
    kept.push(bytes.subarray(from, start));
    from = end;
  }
  kept.push(bytes.subarray(from));
  const result = new Uint8Array(kept.reduce((size, part) => size + part.byteLength, 0));
  let at = 0;
  for (const part of kept) {
    result.set(part, at);
    at += part.byteLength;
  }
  return result;
}

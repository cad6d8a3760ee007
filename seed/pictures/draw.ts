import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import { apartness, likenessOf } from './likeness.ts';
import { writeLogos } from './logo/logo.ts';
import { pictureList } from './list.ts';
import {
  ORIGINALS,
  WIDTHS,
  hashOf,
  indexFile,
  originalFile,
  packed,
  readIndex,
  readOriginal,
} from './originals.ts';
import type { PictureEntry, PictureIndex } from './originals.ts';

const CLOSEST = 10;
const TRIES = 12;

const known = (): PictureIndex => {
  try {
    return readIndex();
  } catch {
    return {};
  }
};

async function entryOf(svg: string, variant: number, bits: bigint): Promise<PictureEntry> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  const pixel = await sharp(Buffer.from(svg)).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return {
    hash: hashOf(svg),
    width,
    height,
    colour: `#${pixel.toString('hex').slice(0, 6)}`,
    widths: [...WIDTHS],
    likeness: bits.toString(16).padStart(16, '0'),
    variant,
  };
}

/** Draws every picture again; a picture too like an earlier one gets another composition. */
async function drawAll(only: readonly string[]): Promise<void> {
  mkdirSync(ORIGINALS, { recursive: true });
  const before = known();
  const index: Record<string, PictureEntry> = {};
  const seen: { id: string; bits: bigint }[] = [];
  let bytes = 0;
  const list = pictureList();
  for (const words of list) {
    const kept = before[words.id];
    if (only.length > 0 && !only.some((id) => words.id.startsWith(id)) && kept) {
      index[words.id] = kept;
      seen.push({ id: words.id, bits: BigInt(`0x${kept.likeness}`) });
      continue;
    }
    let variant = 0;
    let best = { variant: 0, svg: '', bits: 0n, apart: -1 };
    for (; variant < TRIES && best.apart < CLOSEST; variant += 1) {
      const svg = drawPicture(words, variant);
      const bits = await likenessOf(svg);
      // Plans are told apart by their rooms and figures, not by their light and shade.
      const apart =
        words.scene === 'plan' ? CLOSEST : Math.min(64, ...seen.map((other) => apartness(other.bits, bits)));
      if (apart > best.apart) best = { variant, svg, bits, apart };
    }
    seen.push({ id: words.id, bits: best.bits });
    const file = packed(best.svg);
    bytes += file.length;
    index[words.id] = await entryOf(best.svg, best.variant, best.bits);
    if (kept?.hash !== index[words.id]?.hash) writeFileSync(originalFile(words.id), file);
  }
  const ids = new Set(list.map(({ id }) => `${id}.svg.br`));
  for (const name of readdirSync(ORIGINALS)) if (!ids.has(name)) rmSync(new URL(name, ORIGINALS));
  const lines = Object.entries(index).map(
    ([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`,
  );
  writeFileSync(indexFile, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${list.length} pictures drawn, ${Math.round(bytes / 1024)} KB.`);
}

/** Says which originals the code would no longer draw as they are committed. */
function staleOriginals(): string[] {
  const index = known();
  return pictureList().flatMap(({ id, ...words }) => {
    const entry = index[id];
    if (!entry) return [id];
    const fresh = drawPicture({ id, ...words }, entry.variant);
    return hashOf(fresh) === entry.hash && readOriginal(id) === fresh ? [] : [id];
  });
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--check') {
  const stale = staleOriginals();
  console.log(
    stale.length === 0 ? 'The originals are what the code draws.' : `Stale, run draw.ts: ${stale.join(', ')}`,
  );
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  writeLogos();
  await drawAll(first === undefined ? [] : [first, ...rest]);
}

import sharp from 'sharp';

/** 64-bit difference hash: whether each of 9 × 8 grey cells is brighter than the one to its left. */
export async function likenessOf(svg: string | Buffer): Promise<bigint> {
  const cells = await sharp(Buffer.from(svg)).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const [left, right] = [cells[row * 9 + column] ?? 0, cells[row * 9 + column + 1] ?? 0];
      bits = (bits << 1n) | (right > left ? 1n : 0n);
    }
  return bits;
}

export function apartness(a: bigint, b: bigint): number {
  let rest = a ^ b;
  let count = 0;
  while (rest > 0n) {
    count += Number(rest & 1n);
    rest >>= 1n;
  }
  return count;
}

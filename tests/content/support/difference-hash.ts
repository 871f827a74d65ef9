/** The difference hash of a picture, which is similar for similar pictures whatever their colors. */
import sharp from 'sharp';

/** 256 bits: the picture as 17 × 16 gray values, with a bit for each pair of neighbors that gets lighter to the right. */
export async function differenceHash(file: Buffer): Promise<bigint> {
  const gray = await sharp(file).resize(17, 16, { fit: 'fill' }).grayscale().raw().toBuffer();
  let hash = 0n;
  for (let y = 0; y < 16; y += 1) {
    for (let x = 0; x < 16; x += 1) {
      const at = y * 17 + x;
      hash = (hash << 1n) | ((gray[at] ?? 0) < (gray[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return hash;
}

/** Number of differing bits. */
export function distance(one: bigint, other: bigint): number {
  let bits = 0;
  for (let rest = one ^ other; rest > 0n; rest >>= 1n) bits += Number(rest & 1n);
  return bits;
}

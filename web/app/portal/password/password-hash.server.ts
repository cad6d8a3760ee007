import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's values for scrypt: 16 MiB each, since a worker has 128 MiB. New values apply to new passwords only. */
const cost = { N: 2 ** 14, r: 8, p: 5 };

const keyLength = 32;

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    // The same letters can be typed in several ways.
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Returns `scrypt$N$r$p$salt$key`, the last two in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const parts = ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')];
  return parts.join('$');
}

const noSalt = Buffer.alloc(16);

/** Takes as long where there is no hash, so that the time reveals no owner. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  if (kind !== 'scrypt') {
    await derive(password, noSalt, cost);
    return false;
  }
  const derived = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const stored = Buffer.from(key, 'base64');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

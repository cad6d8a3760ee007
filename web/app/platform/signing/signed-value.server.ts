function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Throws where the text is something else. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const encoder = new TextEncoder();

/** Derives a key per purpose, so that a value signed for another purpose is rejected. */
async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(purpose),
  };
  const signing = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return crypto.subtle.deriveKey(derivation, material, signing, false, ['sign', 'verify']);
}

/** Encodes JSON that its holder can read but not change: base64url, a dot, and an HMAC-SHA-256 in base64url. */
export async function signValue(secret: string, purpose: string, value: unknown): Promise<string> {
  const payload = toBase64url(encoder.encode(JSON.stringify(value)));
  const signature = await crypto.subtle.sign('HMAC', await keyFor(secret, purpose), encoder.encode(payload));
  return `${payload}.${toBase64url(new Uint8Array(signature))}`;
}

export async function readSignedValue(secret: string, purpose: string, signed: string): Promise<unknown> {
  const [payload = '', signature = '', ...rest] = signed.split('.');
  if (payload === '' || signature === '' || rest.length > 0) return undefined;
  try {
    const key = await keyFor(secret, purpose);
    const isGenuine = await crypto.subtle.verify(
      'HMAC',
      key,
      fromBase64url(signature),
      encoder.encode(payload),
    );
    if (!isGenuine) return undefined;
    return JSON.parse(new TextDecoder().decode(fromBase64url(payload))) as unknown;
  } catch {
    return undefined;
  }
}

export function readCookie(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function generateSecret(): Promise<{ secret: string; secretHash: string }> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, secretHash: await sha256(secret) };
}

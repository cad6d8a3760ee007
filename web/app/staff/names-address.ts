/**
 * Finds an e-mail address in a text, case-insensitively, but not as a part of a longer one, which belongs to somebody
 * else.
 */
export function namesAddress(text: string, address: string): boolean {
  const escaped = address.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = '(?<![\\p{L}\\p{N}_%+-])(?<![\\p{L}\\p{N}_%+-]\\.)';
  const after = '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])';
  return new RegExp(`${before}${escaped}${after}`, 'iu').test(text);
}

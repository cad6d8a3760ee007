/**
 * Whether a text names this e-mail address, in whatever capitals: as it stands, and not as a part of a longer one,
 * which would be somebody else's.
 */
export function namesAddress(text: string, address: string): boolean {
  const escaped = address.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = '(?<![\\p{L}\\p{N}_%+-])(?<![\\p{L}\\p{N}_%+-]\\.)';
  const after = '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])';
  return new RegExp(`${before}${escaped}${after}`, 'iu').test(text);
}

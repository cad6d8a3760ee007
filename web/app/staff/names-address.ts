/** Ignores case, and longer addresses that merely contain this one. */
export function namesAddress(text: string, address: string): boolean {
  const escaped = address.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = '(?<![\\p{L}\\p{N}_%+-])(?<![\\p{L}\\p{N}_%+-]\\.)';
  const after = '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])';
  return new RegExp(`${before}${escaped}${after}`, 'iu').test(text);
}

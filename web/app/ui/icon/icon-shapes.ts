/** Extracts the shapes of an icon file; the `icon` class sets size, stroke and colour. */
export function iconShapes(file: string): string {
  return file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Takes the shapes out of an icon's file; size, stroke and colour come from the `icon` class. */
export function iconShapes(file: string): string {
  return file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

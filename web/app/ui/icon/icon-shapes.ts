export function iconShapes(file: string): string {
  return file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

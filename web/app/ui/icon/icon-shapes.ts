import { trustedMarkup } from '../browser/trusted-markup.ts';

export function iconShapes(file: string): string {
  const shapes = file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><');
  return trustedMarkup(shapes.trim());
}

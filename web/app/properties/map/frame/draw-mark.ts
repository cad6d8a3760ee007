import type { Mark } from '../drawing/draw-map.ts';
import { pinId } from '../drawing/map-shapes.tsx';

function draw(name: string, attributes: Record<string, string>, ...children: Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  for (const child of children) element.appendChild(child);
  return element;
}

const words = (text: string) => document.createTextNode(text);

/** Draws a pin or a cluster as the map without tiles does, around the middle of the element. */
export function drawMark({ ids, href, label, price, isExact }: Omit<Mark, 'left' | 'top'>): HTMLElement {
  const shapes =
    price === undefined
      ? [
          draw('circle', { r: '16', class: 'map-disc' }),
          draw('text', { dy: '0.35em', class: 'map-count' }, words(String(ids.length))),
        ]
      : [
          draw('use', { href: `#${pinId}` }),
          draw('text', { dy: '-1.25em', class: 'map-price' }, words(price)),
        ];
  const looks = [price === undefined ? 'map-cluster' : 'map-pin', !isExact && 'map-near'];
  const link = draw(
    'a',
    {
      href,
      target: '_top',
      'aria-label': label,
      class: looks.filter(Boolean).join(' '),
      'data-ids': ids.join(' '),
    },
    ...shapes,
  );
  const mark = document.createElement('div');
  mark.appendChild(draw('svg', { class: 'map-tag' }, link));
  return mark;
}

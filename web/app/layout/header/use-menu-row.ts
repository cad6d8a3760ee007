import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HeaderData } from './header.tsx';

/** How long sizes have to stand still before the header is looked at anew, in milliseconds. */
export const refreshDelay = 20;

/** Calls back that time after the last change in the size of an element or its parts; at first once it has any. */
export function watchSizes(element: Element, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(onSettled, refreshDelay);
  });
  for (const part of [element, ...element.children]) observer.observe(part);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** How wide a bar would have to be for its places to stand side by side, in pixels; 0 when they do. */
function missingWidth(bar: Element): number {
  const isBroken = [...bar.querySelectorAll('.menu-item')].some(
    (item, _index, [first]) => item.getBoundingClientRect().top !== first?.getBoundingClientRect().top,
  );
  // Below a desktop the places have no boxes, and the drawer's button stands out of the bar on purpose.
  const places = [...bar.querySelectorAll(':scope > .header-place')];
  const right = Math.max(...places.map((place) => place.getBoundingClientRect().right));
  const beyond = Math.ceil(right - bar.getBoundingClientRect().right);
  return beyond > 0 || isBroken ? bar.clientWidth + Math.max(beyond, 1) : 0;
}

/**
 * The layout with a row for the menu also where the estimate by the length of its words was too low: where logo, menu
 * and languages really do not fit the bar, as long as that is so.
 */
export function useMenuRow(layout: HeaderData, bar: RefObject<HTMLElement>): HeaderData {
  const needed = useRef(0);
  const [isOverfull, setIsOverfull] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    return watchSizes(element, () => {
      needed.current = Math.max(needed.current, missingWidth(element));
      setIsOverfull(needed.current > element.clientWidth);
    });
  }, [bar]);
  return isOverfull ? { ...layout, header: { ...layout.header, hasMenuRow: true } } : layout;
}

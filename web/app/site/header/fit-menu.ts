import { watchSizes } from '../../ui/browser/watch-sizes.ts';

function requiredWidth(bar: Element): number {
  const isBroken = [...bar.querySelectorAll('.menu-item')].some(
    (item, _index, [first]) => item.getBoundingClientRect().top !== first?.getBoundingClientRect().top,
  );
  // Below desktop width the positions have no boxes, and the drawer button overflows the bar on purpose.
  const places = [...bar.querySelectorAll(':scope > .header-place')];
  const right = Math.max(...places.map((place) => place.getBoundingClientRect().right));
  const beyond = Math.ceil(right - bar.getBoundingClientRect().right);
  return beyond > 0 || isBroken ? bar.clientWidth + Math.max(beyond, 1) : 0;
}

/** Corrects the server's estimate: moves the menu to its own row while the bar overflows. */
export function fitMenu(header: HTMLElement, onChange: (hasRow: boolean) => void): () => void {
  const bar = header.querySelector('.header-bar');
  const menu = bar?.querySelector('.menu');
  const place = menu?.parentElement;
  if (!bar || !menu || !place) return () => undefined;
  const next = menu.nextSibling;
  const row = document.createElement('div');
  row.className = place.className.replace('header-place', 'wrap header-row');
  let needed = 0;

  const move = (needsRow: boolean) => {
    if (needsRow === row.isConnected) return;
    if (needsRow) {
      row.appendChild(menu);
      header.appendChild(row);
    } else {
      place.insertBefore(menu, next);
      row.remove();
    }
    onChange(needsRow);
  };
  const stop = watchSizes(bar, () => {
    needed = Math.max(needed, requiredWidth(bar));
    move(needed > bar.clientWidth);
  });
  return () => {
    stop();
    move(false);
  };
}

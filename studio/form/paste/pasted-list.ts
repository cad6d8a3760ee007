export type ListPlace = { listItem: 'bullet' | 'number'; level: number };

const deepest = 3;

function placeAt(listItem: ListPlace['listItem'], level: number): ListPlace {
  return { listItem, level: Math.min(Math.max(level, 1), deepest) };
}

const marker = /mso-list:\s*ignore/i;

/** True for the sign or number that Word writes before an item. */
export function isListMarker(element: Element): boolean {
  return marker.test(element.getAttribute('style') ?? '');
}

/** Word writes the items of lists as paragraphs, with their level in the style and their number in a marker. */
export function wordListPlace(paragraph: Element): ListPlace | undefined {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return undefined;
  const sign = [...paragraph.querySelectorAll('[style]')].find(isListMarker)?.textContent.trim() ?? '';
  return placeAt(/^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'number' : 'bullet', Number(level));
}

/** An item names its own level in Google Docs and in Word on the web, which leave out lists between them. */
export function listItemPlace(item: Element): ListPlace {
  const lists: Element[] = [];
  for (let list = item.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null)
    lists.push(list);
  const named = item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level');
  const level = named === null ? lists.length : Number(named) || 1;
  return placeAt(lists[0]?.localName === 'ol' ? 'number' : 'bullet', level);
}

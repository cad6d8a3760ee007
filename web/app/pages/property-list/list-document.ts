import { filterFormId } from '../../properties/filter-form/list-filter-data.ts';
import type { morph } from '../../ui/browser/morph.ts';
import { trustedMarkup } from '../../ui/browser/trusted-markup.ts';
import { alertFormId } from '../alert-form/alert-form-id.ts';
import { clientDataId } from '../../islands/script.ts';
import { mapChanged } from '../../properties/map/frame/map-events.ts';
import type { MapMessage } from '../../properties/map/frame/map-message.ts';
import { listIds } from './list-ids.ts';

export type FetchedList = {
  address: string;
  typed: string | undefined;
  page: Document;
  /** Fetched with the list, because nothing needs it earlier. */
  morph: typeof morph;
};

const late = ['sort', 'view', 'polygon', 'bounds'];

/** An amount with grouped digits, in any language. */
const grouped = /^\d{1,3}(?:[.,\s]\d{3})+$/;

/** Writes the address that the server would redirect to: without empty fields, amounts in digits, the order last. */
export function formAddress(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  const fields = [...new FormData(form)].sort(([a], [b]) => late.indexOf(a) - late.indexOf(b));
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || value === '') continue;
    const { inputMode } = form.elements.namedItem(name) as HTMLInputElement;
    const isAmount = inputMode === 'numeric' && grouped.test(value);
    search.append(name, isAmount ? value.replace(/\D/g, '') : value);
  }
  const query = search.toString();
  return `${form.getAttribute('action') ?? ''}${query && `?${query}`}`;
}

/** Rejects if the address has no list, or one with islands, which only a loaded page hydrates. */
export async function fetchList(address: string, signal: AbortSignal): Promise<FetchedList> {
  const typed = searchFieldOf(document)?.value;
  const [response, { morph }] = await Promise.all([
    fetch(address, { signal }),
    import('../../ui/browser/morph.ts'),
  ]);
  // The policy of this page applies to the parsed one, whose styles have a nonce of their own.
  const html = (await response.text()).replace(/<style\b[\s\S]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(trustedMarkup(html), 'text/html');
  const results = page.getElementById(listIds.results);
  const hasNewIsland = mapOf(page) && !mapOf(document);
  if (!results || hasNewIsland) throw new Error(`No list at ${address} that this page can show.`);
  return { address: response.url, typed, page, morph };
}

/** The one island among the results. */
const mapOf = (page: Document) => page.querySelector<HTMLElement>(`#${listIds.results} [data-island]`);

/** An island, which `morph` leaves alone. */
const searchFieldOf = (page: Document) =>
  page.querySelector<HTMLInputElement>(`#${filterFormId} input[name="q"]`);

export function countIn(page: Document): string {
  return page.getElementById(listIds.count)?.textContent ?? '';
}

function morphPart(id: string, { page, morph }: FetchedList): void {
  const [from, to] = [document.getElementById(id), page.getElementById(id)];
  if (from && to) morph(from, to);
}

export function showFilters(list: FetchedList): void {
  const { page, typed } = list;
  morphPart(listIds.panel, list);
  const [from, to] = [searchFieldOf(document), searchFieldOf(page)];
  if (from && to && from.value === typed) from.value = to.value;
}

/** Keeps the map, whose frame would reload, and sends it what to show. Cards are replaced as on any list. */
function showAroundMap(from: HTMLElement, to: HTMLElement, { page, morph }: FetchedList): void {
  const message = mapMessageIn(page);
  for (const cards of from.querySelectorAll('.card-grid')) cards.remove();
  morph(from, to);
  mapOf(document)?.dispatchEvent(new CustomEvent(mapChanged, { detail: message }));
}

function mapMessageIn(page: Document): MapMessage | undefined {
  const { islands } = JSON.parse(page.getElementById(clientDataId)?.textContent ?? '{}') as {
    islands: { props: object }[];
  };
  const island = islands[Number(mapOf(page)?.dataset['island'])];
  return island && 'message' in island.props ? (island.props.message as MapMessage) : undefined;
}

export function showResults(list: FetchedList): void {
  const { page } = list;
  for (const id of [listIds.banner, listIds.heading, listIds.bar, alertFormId]) morphPart(id, list);
  const [from, to] = [document.getElementById(listIds.results), page.getElementById(listIds.results)];
  if (from && to && mapOf(page)) showAroundMap(from, to, list);
  else if (from && to) from.replaceWith(to);
  document.title = page.title;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const translated = page.querySelector(`a[hreflang="${link.hreflang}"]`)?.getAttribute('href');
    if (translated) link.href = translated;
  }
}

import { clientDataId, type ScriptContext } from '../../islands/script.ts';
import { filterFormId } from '../../properties/filter-form/list-filter-data.ts';
import { listWanted } from '../../properties/map/frame/map-events.ts';
import { isPlainClick } from '../../ui/browser/is-plain-click.ts';
import { enhanceFilterPanels, enhanceFilterSheet } from './enhance-filters.ts';
import {
  countIn,
  fetchList,
  type FetchedList,
  formAddress,
  showFilters,
  showResults,
} from './list-document.ts';
import { listIds } from './list-ids.ts';

const changed = ':is(option, input):default:not(:checked), input:checked:not(:default)';

/** True if a visitor used the form before the script arrived; values that the browser restored do not count. */
function hasEarlyChoice({ elements }: HTMLFormElement): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isChanged = (control: Element) => control.matches(changed) || control.querySelector(changed);
  return visit?.type === 'navigate' && [...elements].some(isChanged);
}

type Scrolled = { scrollY?: number } | null;

/** Milliseconds without a keypress until typed text counts. */
const typingPause = 400;

const pageOf = (address: string) => address.split('#')[0];

/**
 * Updates the list without loading the page. In the open filter sheet a change only updates the count, until the
 * visitor asks for the list.
 */
export function enhanceList(
  element: HTMLElement,
  _props: object,
  { address }: Pick<ScriptContext, 'address'>,
): () => void {
  const status = element.querySelector('[role=status]');
  const form = document.getElementById(filterFormId);
  const following = new AbortController();
  const { signal } = following;
  const stop = () => following.abort();
  // In a preview React owns the whole page.
  if (!(form instanceof HTMLFormElement) || !document.getElementById(clientDataId)) return stop;
  let request = new AbortController();
  let shownAddress = pageOf(address);
  let typing: ReturnType<typeof setTimeout> | undefined;
  let wasTyping = false;

  /** Undefined if a later request overtook this one; falls back to loading the page. */
  async function load(address: string): Promise<FetchedList | undefined> {
    request.abort();
    const own = (request = new AbortController());
    const results = document.getElementById(listIds.results);
    if (results) results.ariaBusy = 'true';
    try {
      const list = await fetchList(address, own.signal);
      return own.signal.aborted ? undefined : list;
    } catch {
      if (!own.signal.aborted) location.assign(address);
      return undefined;
    } finally {
      if (!own.signal.aborted && results) results.ariaBusy = null;
    }
  }

  function announce({ page }: FetchedList): void {
    if (status) status.textContent = countIn(page);
  }

  function show(list: FetchedList): void {
    showFilters(list);
    showResults(list);
    shownAddress = pageOf(list.address);
    announce(list);
  }

  /** Makes a single step in the history of all lists that appear while a visitor types. */
  function showAsNext(list: FetchedList, isTyping: boolean): void {
    const isOneStep = isTyping && wasTyping;
    wasTyping = isTyping;
    if (pageOf(list.address) !== shownAddress && isOneStep) history.replaceState(null, '', list.address);
    else if (pageOf(list.address) !== shownAddress) {
      history.replaceState({ ...(history.state as Scrolled), scrollY }, '');
      history.pushState(null, '', list.address);
    }
    show(list);
  }

  async function follow(address: string, isTyping = false): Promise<void> {
    const list = await load(address);
    if (list) showAsNext(list, isTyping);
  }

  enhanceFilterPanels({ signal });
  const sheet = enhanceFilterSheet(
    () => {
      void load(shownAddress ?? location.href).then((list) => list && show(list));
    },
    { signal },
  );

  async function preview(address: string): Promise<void> {
    const list = await load(address);
    if (!list) return;
    showFilters(list);
    announce(list);
  }

  function refreshFor(form: HTMLFormElement, isTyping = false): void {
    clearTimeout(typing);
    const address = formAddress(form);
    void (sheet.isOpen() ? preview(address) : follow(address, isTyping));
  }

  if (hasEarlyChoice(form)) refreshFor(form);
  document.addEventListener(
    'change',
    ({ target }) => {
      const { form: owner } = target as HTMLInputElement;
      if (owner === form) refreshFor(form);
    },
    { signal },
  );
  form.addEventListener(
    'input',
    ({ target }) => {
      if ((target as HTMLInputElement).inputMode !== 'numeric') return;
      clearTimeout(typing);
      typing = setTimeout(() => refreshFor(form, true), typingPause);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const wasInSheet = sheet.isOpen();
      const address = formAddress(form);
      sheet.accept();
      void follow(address).then(() => {
        if (wasInSheet) document.getElementById(listIds.results)?.scrollIntoView();
      });
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        `:is(#${listIds.heading}, #${listIds.results}) a[data-live]`,
      );
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void follow(link.href).then(() =>
        document.getElementById(listIds.count)?.focus({ preventScroll: true }),
      );
    },
    { signal },
  );
  document.addEventListener(
    listWanted,
    (event) => {
      event.preventDefault();
      const map = event.target as Element;
      const { top } = map.getBoundingClientRect();
      // A shorter list beside the map would move it.
      void follow((event as CustomEvent<string>).detail).then(() =>
        scrollBy({ top: map.getBoundingClientRect().top - top, behavior: 'instant' }),
      );
    },
    { signal },
  );
  const showCurrent = () => {
    if (pageOf(location.href) === shownAddress) return;
    const { scrollY: top } = (history.state as Scrolled) ?? {};
    void load(location.href).then((list) => {
      if (!list) return;
      show(list);
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    });
  };
  showCurrent();
  addEventListener('popstate', showCurrent, { signal });
  return stop;
}

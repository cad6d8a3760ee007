import { favouritesSearch } from '../../properties/favourites/favourites-address.ts';
import { validIds, mostFavourites } from '../../properties/favourites/property-ids.ts';
import { deviceStore } from '../../ui/browser/device-store.ts';
import { attachRound, type RoundProps } from './attach-round.ts';
import { storeFields } from './store-fields.ts';
import { removeFiles, shownSize, takeFiles } from './taken-files.ts';

const records = deviceStore('take-along');

type Words = { refused: string; visit: string };

type ListWords = Words & { taking: string; taken: string; cleared: string };

export type TakeAlongProps =
  | RoundProps
  | ({ list: string } & (
      | { home: string; words: Words & { noted: string } }
      | { ids: readonly string[]; homes: readonly string[]; words: ListWords }
    ));

type Taken = { ids: readonly string[]; at: string };

async function readTaken(): Promise<Taken | undefined> {
  const stored = await records.get('list');
  if (typeof stored !== 'object' || stored === null || !('ids' in stored) || !('at' in stored))
    return undefined;
  if (!Array.isArray(stored.ids) || typeof stored.at !== 'string') return undefined;
  return { ids: validIds(stored.ids, mostFavourites), at: stored.at };
}

/** Lists what was taken along, takes homes along, or keeps notes on a home, as the page asks. */
export function attachTakeAlong(
  element: HTMLElement,
  props: TakeAlongProps,
  { language }: { language: string },
): undefined {
  if ('secondsLeft' in props) {
    attachRound(element, props, language);
    return undefined;
  }
  const { visit } = props.words;
  const moment = (iso: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...style, hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
  const say = (text: string) => {
    const status = element.querySelector('[role=status]');
    if (status) status.textContent = text;
  };
  const refuse = () => say(props.words.refused);

  async function showVisits(): Promise<void> {
    for (const line of element.querySelectorAll<HTMLElement>('[data-visit]')) {
      const at = await records.get(`visit ${line.dataset['visit'] ?? ''}`);
      if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) continue;
      const time = moment(at, { weekday: 'long', day: 'numeric', month: 'long' });
      line.textContent = visit.replace('{time}', time);
      line.hidden = false;
    }
  }

  if ('home' in props) {
    const { home, words } = props;
    const form = element.querySelector('form');
    const onStored = () => say(words.noted);
    if (form) storeFields(form, { records, key: `notes ${home}`, onStored, onRefused: refuse }).catch(refuse);
    showVisits().catch(refuse);
    return undefined;
  }

  const { list, ids, homes, words } = props;
  const take = element.querySelector<HTMLButtonElement>('[data-take]');
  const clear = element.querySelector<HTMLButtonElement>('[data-clear]');

  async function show(taken: Taken | undefined): Promise<void> {
    const isWhole = taken !== undefined && ids.every((id) => taken.ids.includes(id));
    if (take) take.hidden = isWhole;
    if (clear) clear.hidden = !taken;
    for (const button of element.querySelectorAll<HTMLElement>('[data-remove]')) button.hidden = !taken;
    for (const row of element.querySelectorAll<HTMLElement>('[data-home]'))
      row.hidden = taken !== undefined && !taken.ids.includes(row.dataset['home'] ?? '') && !navigator.onLine;
    if (!taken) return;
    const size = await shownSize(list, language);
    const date = moment(taken.at, { day: 'numeric', month: 'long' });
    say(words.taken.replace('{count}', String(homes.length)).replace('{size}', size).replace('{date}', date));
  }

  async function takeAll(isAsked: boolean): Promise<void> {
    const total = String(homes.length);
    const onProgress = (done: number) => {
      if (isAsked) say(words.taking.replace('{done}', String(done)).replace('{total}', total));
    };
    await takeFiles({ scope: list, list: `${list}${favouritesSearch({ ids })}`, homes, onProgress });
    const taken = { ids, at: new Date().toISOString() };
    await records.set('list', taken);
    await show(taken);
  }

  async function removeOne(id: string): Promise<void> {
    const rest = ids.filter((other) => other !== id);
    if (rest.length === 0) return removeAll();
    const taken = await readTaken();
    if (taken) await records.set('list', { ...taken, ids: taken.ids.filter((other) => other !== id) });
    await Promise.all([records.remove(`visit ${id}`), records.remove(`notes ${id}`)]);
    const address = `${list}${favouritesSearch({ ids: rest })}`;
    if (navigator.onLine) location.replace(address);
    else {
      history.replaceState(null, '', address);
      await show(await readTaken());
    }
  }

  async function removeAll(): Promise<void> {
    await Promise.all([removeFiles(list), records.drop()]);
    await show(undefined);
    say(words.cleared);
  }

  /** Adds the homes in the address to those taken before. */
  async function start(): Promise<void> {
    await noteVisit(ids);
    const taken = await readTaken();
    const wanted = validIds([...ids, ...(taken?.ids ?? [])], mostFavourites);
    if (wanted.length > ids.length) {
      location.replace(`${list}${favouritesSearch({ ids: wanted })}`);
      return;
    }
    await showVisits();
    await show(taken);
    if (taken?.ids.length === ids.length && navigator.onLine) await takeAll(false);
  }

  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
    if (!button) return;
    const { take, clear, remove } = button.dataset;
    const work =
      take !== undefined
        ? () => takeAll(true)
        : clear !== undefined
          ? removeAll
          : remove && (() => removeOne(remove));
    if (!work) return;
    button.disabled = true;
    // After work under way, so that a renewal does not bring back what was removed.
    working = working
      .then(work)
      .catch(refuse)
      .finally(() => (button.disabled = false));
  });
  let working = start().catch(() => undefined);
  return undefined;
}

/** Reads the time of a booked visit from the fragment, which no server sees. */
async function noteVisit(ids: readonly string[]): Promise<void> {
  const [, at] = /^#visit=([\d:.TZ-]+)$/.exec(location.hash) ?? [];
  if (!at || ids[0] === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  await records.set(`visit ${ids[0]}`, at);
}

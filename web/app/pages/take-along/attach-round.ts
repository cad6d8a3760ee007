import { deviceStore } from '../../ui/browser/device-store.ts';
import { removeFiles, shownSize, takeFiles } from './taken-files.ts';
import { filledFields, storeFields } from './store-fields.ts';

const records = deviceStore('round');

export type RoundProps = {
  list: string;
  secondsLeft: number;
  words: Record<'refused' | 'kept' | 'cleared' | 'sent' | 'waiting' | 'notStored' | 'signIn', string>;
};

type Report = Readonly<Record<string, string>>;

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'id' in value && 'visit' in value;

async function readReports(): Promise<Report[]> {
  const stored = await records.get('reports');
  return Array.isArray(stored) ? stored.filter(isReport) : [];
}

type Outcome = 'sent' | 'waiting' | 'notStored' | 'signIn';

/** The server stores a report once, by its id, so one whose response was lost can be resent. */
async function sendReport(address: string, report: Report): Promise<Outcome> {
  try {
    const body = new URLSearchParams(report);
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || response.ok) return 'sent';
    if (response.status === 403) return 'signIn';
    return response.status >= 500 || response.status === 429 ? 'waiting' : 'notStored';
  } catch {
    return 'waiting';
  }
}

/** Keeps the visits of the day until it ends, and notes until they are sent. */
export function attachRound(
  element: HTMLElement,
  { list, secondsLeft, words }: RoundProps,
  language: string,
): void {
  const take = element.querySelector<HTMLButtonElement>('[data-take]');
  const clear = element.querySelector<HTMLButtonElement>('[data-clear]');
  const kept = element.querySelector('[data-kept]');
  const forms = [...element.querySelectorAll<HTMLFormElement>('form[data-report]')];
  const say = (text: string) => {
    if (kept) kept.textContent = text;
  };
  const refuse = () => say(words.refused);

  function sayOf(visit: string | undefined, outcome: Outcome): void {
    const form = forms.find(({ dataset }) => dataset['report'] === visit);
    const status = form?.querySelector('[role=status]');
    if (status) status.textContent = words[outcome];
  }

  async function show(until: unknown): Promise<void> {
    const isKept = typeof until === 'number';
    if (take) take.hidden = isKept;
    if (clear) clear.hidden = !isKept;
    if (!isKept) return;
    const size = await shownSize(list, language);
    say(words.kept.replace('{count}', String(forms.length)).replace('{size}', size));
  }

  async function takeRound(until: number): Promise<void> {
    await takeFiles({ scope: list, list, until });
    await records.set('until', until);
    await show(until);
  }

  /** Keeps only unsent reports. */
  async function clearRound(): Promise<void> {
    const reports = await readReports();
    await removeFiles(list);
    await records.drop();
    if (reports.length > 0) await records.set('reports', reports);
    await show(undefined);
  }

  let keeping = Promise.resolve();

  /** One at a time, so that a renewal under way does not bring back what was removed. */
  function keep(task: () => Promise<void>): void {
    keeping = keeping.then(task).catch(refuse);
  }

  let sending = Promise.resolve();

  async function sendAll(): Promise<void> {
    for (const report of await readReports()) {
      const outcome = await sendReport(`${list}report`, report);
      sayOf(report['visit'], outcome);
      if (outcome === 'waiting' || outcome === 'signIn') return;
      const rest = (await readReports()).filter(({ id }) => id !== report['id']);
      await (rest.length > 0 ? records.set('reports', rest) : records.remove('reports'));
    }
  }

  /** One at a time, so that nothing is sent twice. */
  function send(): void {
    sending = sending.then(sendAll).catch(refuse);
  }

  for (const form of forms) {
    const visit = form.dataset['report'] ?? '';
    storeFields(form, { records, key: `fields ${visit}`, onRefused: refuse }).catch(refuse);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const report = { ...filledFields(form), id: crypto.randomUUID() };
      const noted = async () => {
        await records.set('reports', [...(await readReports()), report]);
        sayOf(visit, 'waiting');
      };
      sending = sending.then(noted).then(sendAll).catch(refuse);
    });
  }

  async function start(): Promise<void> {
    const until = await records.get('until');
    if (typeof until === 'number' && (until <= Date.now() || secondsLeft === 0)) await clearRound();
    else await show(until);
    if (typeof until === 'number' && navigator.onLine && secondsLeft > 0)
      await takeRound(Date.now() + secondsLeft * 1000);
  }

  function endDay(): void {
    element.hidden = true;
    keep(clearRound);
  }

  take?.addEventListener('click', () => keep(() => takeRound(Date.now() + secondsLeft * 1000)));
  clear?.addEventListener('click', () => keep(() => clearRound().then(() => say(words.cleared))));
  addEventListener('online', send);
  if (secondsLeft > 0) setTimeout(endDay, secondsLeft * 1000);
  keep(() => start().then(send));
}

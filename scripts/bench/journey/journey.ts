import { setTimeout } from 'node:timers/promises';
import { mainPages, type StartStack } from '../bench-stack.ts';
import { median, type Figure } from '../../figures/speed-table.ts';
import { errorMessage } from '../../process/run-command.ts';
import { openSlowLine, turns } from './slow-line.ts';
import { openTab, type Command, type Seen, type Tab } from './tab.ts';

/** Milliseconds of a step from the release of button or finger, and how far things moved meanwhile. */
type Reading = Seen & { work: number };

type Readings = Record<string, Reading>;

const columns = {
  paint: 'first paint',
  title: 'title',
  largest: 'largest',
  shift: 'CLS',
  work: 'main thread',
} as const satisfies Record<keyof Reading, string>;

const keys = Object.keys(columns) as (keyof Reading)[];

export function mediansOf(journeys: readonly Readings[], steps: readonly string[]): Readings {
  const of = (step: string, key: keyof Reading) =>
    median(
      journeys.map((journey) => journey[step]?.[key] ?? Number.NaN).filter((value) => !Number.isNaN(value)),
    );
  return Object.fromEntries(
    steps.map((step) => [step, Object.fromEntries(keys.map((key) => [key, of(step, key)])) as Reading]),
  );
}

export function tableOf(turns: readonly Readings[]) {
  const shown = (value = Number.NaN, key: keyof Reading) =>
    Number.isNaN(value) ? '–' : value.toFixed(key === 'shift' ? 3 : 0);
  const row = (step: string) =>
    keys.map((key): [string, string] => [
      columns[key],
      turns.map((turn) => shown(turn[step]?.[key], key)).join(' / '),
    ]);
  return Object.fromEntries(Object.keys(turns[0] ?? {}).map((step) => [step, Object.fromEntries(row(step))]));
}

type Point = { x: number; y: number };
type Pointer = {
  emulation: Command[];
  flags: string[];
  menu?: string;
  scroll?: (tab: Tab, point: Point) => Promise<void>;
  press: (tab: Tab, point: Point) => Promise<number>;
};

/** Milliseconds that a visitor looks for a link, reads it with a mouse pointing there, and presses. */
const [looking, reading, pressing] = [500, 1000, 90];

const now = () => performance.timeOrigin + performance.now();

/** Returns the time at once, since the page that is left may never answer. */
function release(tab: Tab, method: string, params: object): number {
  const at = now();
  tab.send(method, params).catch(() => undefined);
  return at;
}

/**
 * A machine without a mouse hovers nowhere. Touch is only ever switched on: switched off for a page rendered ahead, it
 * takes hovering away until that page is shown, which is then styled and laid out a second time.
 */
const hovering =
  '--blink-settings=availableHoverTypes=2,primaryHoverType=2,availablePointerTypes=4,primaryPointerType=4';

/** On Android it is on: what is in view above the finger that scrolled last is rendered ahead. */
const inView = '--enable-features=PreloadingModerateViewportHeuristics';

/** Pixels below a link at which a finger is while it moves the page and back, which follows after the first 15. */
const scrolling = [100, 80, 60, 40, 60, 80, 100, 115];

const sizeOf = (size: object): Command => ['Emulation.setDeviceMetricsOverride', size];

const touch = (tab: Tab, type: string, ...touchPoints: Point[]) =>
  tab.send('Input.dispatchTouchEvent', { type, touchPoints });

const pointers: Readonly<Record<string, Pointer>> = {
  mouse: {
    emulation: [sizeOf({ width: 1280, height: 800, deviceScaleFactor: 1, mobile: false })],
    flags: [hovering],
    async press(tab, point) {
      const button = { ...point, button: 'left', clickCount: 1 };
      await tab.send('Input.dispatchMouseEvent', { ...point, type: 'mouseMoved' });
      await setTimeout(reading);
      await tab.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
      await setTimeout(pressing);
      return release(tab, 'Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
    },
  },
  touch: {
    emulation: [
      sizeOf({ width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }),
      ['Emulation.setTouchEmulationEnabled', { enabled: true }],
    ],
    flags: [inView],
    menu: '.drawer-button',
    async scroll(tab, point) {
      for (const [index, below] of scrolling.entries())
        await touch(tab, index === 0 ? 'touchStart' : 'touchMove', { ...point, y: point.y + below });
      await touch(tab, 'touchEnd');
    },
    async press(tab, point) {
      await setTimeout(reading);
      await touch(tab, 'touchStart', point);
      await setTimeout(pressing);
      return release(tab, 'Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  },
};

async function waitFor(tab: Tab, condition: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    // While one page replaces another, neither answers.
    if (await tab.evaluate<boolean>(condition).catch(() => false)) return;
    await setTimeout(200);
  }
  throw new Error(`Never came: ${condition}.`);
}

async function pointAt({ tab, pointer }: Visit, selector: string): Promise<Point> {
  const middle = '(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))';
  const element = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = ${middle}(element.getBoundingClientRect());
    return element.contains(document.elementFromPoint(x, y));
  })`;
  const find = () => tab.evaluate<Point>(`${middle}(${element}.getBoundingClientRect())`);
  await waitFor(tab, `Boolean(${element})`);
  await pointer.scroll?.(tab, await find());
  await setTimeout(looking);
  return find();
}

type Language = { home: string; list: string; form: string; decline: string };

const { home, list, form } = mainPages;
const languages: Readonly<Record<string, Language>> = {
  nl: { home, list, form, decline: 'Alles weigeren' },
  fr: { home: '/fr/', list: '/fr/a-vendre/', form: '/fr/contact/', decline: 'Tout refuser' },
};

type Visit = {
  tab: Tab;
  site: string;
  pointer: Pointer;
  language: Language;
  places: Map<string, string>;
};

const follow = async (visit: Visit, selector: string) =>
  visit.pointer.press(visit.tab, await pointAt(visit, selector));

/** Opens the form's token as the visitor begins, who takes longer than its proof. */
async function fillIn(visit: Visit): Promise<void> {
  await follow(visit, 'form [name=firstName]');
  await visit.tab.evaluate(`(() => {
    const values = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com', message: 'Bench' };
    for (const [name, value] of Object.entries(values)) document.querySelector('form [name=' + name + ']').value = value;
  })()`);
  await setTimeout(6000);
}

type Start = (visit: Visit) => number | Promise<number>;

const steps: Readonly<Record<string, Start>> = {
  home: ({ tab, site, language }) => release(tab, 'Page.navigate', { url: site + language.home }),
  async list(visit) {
    const { pointer, language } = visit;
    if (pointer.menu) await follow(visit, pointer.menu);
    return follow(visit, `:is(.menu-link, .drawer-link)[href="${language.list}"]`);
  },
  property: (visit) => follow(visit, '.card-link'),
  back: ({ tab }) => release(tab, 'Runtime.evaluate', { expression: 'history.back()' }),
  'next property': (visit) => follow(visit, `.card-link:not([href="${visit.places.get('property')}"])`),
  form: (visit) => follow(visit, `a[href="${visit.language.form}"]`),
  async thanks(visit) {
    await fillIn(visit);
    return follow(visit, 'form [type=submit]:not([form])');
  },
};

/** Follows a link of our own, because an empty page has none. */
async function followOwnLink(visit: Visit, href = ''): Promise<number> {
  const link = JSON.stringify({ href, textContent: 'Next' });
  await visit.tab.evaluate(`void document.body.append(Object.assign(document.createElement('a'), ${link}))`);
  return follow(visit, `a[href="${href}"]`);
}

const hasOwnLink = (step: string) => step !== 'home' && step !== 'back';

async function measureStep(visit: Visit, start: Start): Promise<Reading> {
  const { tab } = visit;
  const left = await tab.evaluate<string>('location.pathname');
  const began = await start(visit);
  await waitFor(tab, `location.pathname !== '${left}' && document.readyState === 'complete'`);
  // Late paints are reported late.
  await setTimeout(2000);
  const { paint, title, largest, shift } = await tab.evaluate<Seen>('window.seen');
  const { metrics } = await tab.send<{ metrics: { name: string; value: number }[] }>(
    'Performance.getMetrics',
  );
  const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  const since = (time: number | null) => (time ?? Number.NaN) - began;
  return { paint: since(paint), title: since(title), largest: since(largest), shift, work };
}

async function decline({ tab, language }: Visit): Promise<void> {
  const button = `[...document.querySelectorAll('button')].find((one) => one.textContent === '${language.decline}')`;
  await waitFor(tab, `Boolean(${button})`);
  await tab.evaluate(`${button}.click()`);
}

async function travel(visitor: Omit<Visit, 'tab'>, turn: string, folder: string): Promise<Readings> {
  const { site, pointer, places } = visitor;
  const line = await openSlowLine(site, turns[turn]);
  const { host } = new URL(site);
  const rules = `MAP ${host} 127.0.0.1:${line.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
  const tab = await openTab({
    folder,
    flags: [`--host-resolver-rules=${rules}`, ...pointer.flags],
    emulation: [['Emulation.setCPUThrottlingRate', { rate: 4 }], ...pointer.emulation],
  });
  const visit = { ...visitor, tab };
  const isEmpty = turn === 'empty';
  const readings: Readings = {};
  try {
    for (const [step, start] of Object.entries(steps)) {
      const isOwn = isEmpty && hasOwnLink(step);
      readings[step] = await measureStep(visit, isOwn ? () => followOwnLink(visit, places.get(step)) : start);
      if (isEmpty) continue;
      places.set(step, await tab.evaluate('location.pathname'));
      if (step === 'home') await decline(visit);
    }
  } catch (error) {
    console.log(`  ${turn}: ${errorMessage(error)}`);
  } finally {
    await tab.close();
    line.close();
  }
  return readings;
}

/** Journeys by mouse and touch in two languages, beside the same without what makes it fast, and with empty pages. */
export async function* measureJourney(start: StartStack, runs: number): AsyncGenerator<Figure> {
  const { site, folder } = await start();
  for (const [id, language] of Object.entries(languages))
    for (const [name, pointer] of Object.entries(pointers)) {
      const detail = `${id}, ${name}`;
      const visit = { site, pointer, language, places: new Map<string, string>() };
      const all = Object.keys(turns).map((turn) => ({ turn, journeys: [] as Readings[] }));
      for (let run = 0; run < runs; run += 1)
        for (const { turn, journeys } of all) journeys.push(await travel(visit, turn, folder));
      const medians = all.map(({ journeys }) => mediansOf(journeys, Object.keys(steps)));
      console.log(`${detail}: ${Object.keys(turns).join(' / ')}, medians of ${runs}, in ms`);
      console.table(tableOf(medians));
      const asItIs = Object.entries(medians[0] ?? {});
      for (const [step, { title }] of asItIs) yield { id: 'title', of: step, detail, value: title };
      const value = Math.max(...asItIs.map(([, { shift }]) => shift));
      yield { id: 'cls', of: 'journey', detail, value };
    }
}

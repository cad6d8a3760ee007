import { isPlainClick } from '../ui/browser/is-plain-click.ts';

const starts = ['pointerdown', 'focusin', 'input', 'keydown'] as const;

/** Keys that type or press do their work without script, and their result is replayed. */
const cursorKeys = /^(Arrow|Home|End|Escape)/;

type Pressed = HTMLElement & Partial<Pick<HTMLButtonElement, 'type' | 'form'>>;

/** Controls that a script takes over. */
const pressed = 'button:not([popovertarget]), a[href]:not([target])';

/**
 * Starts an island's hydration once a visitor touches it, holds what they do until then and replays it once. Where the
 * script cannot be loaded, the replay does what happens without script. Returns what starts the hydration.
 */
export function holdTouches(element: HTMLElement, hydrate: () => Promise<void>): () => Promise<void> {
  const holding = new AbortController();
  const typed = { input: new Set<EventTarget>(), change: new Set<EventTarget>() };
  const submits = new Map<HTMLElement, () => void>();
  const presses: (() => void)[] = [];
  let hydrated: Promise<void> | undefined;

  const replay = async () => {
    holding.abort();
    const again = (target: EventTarget, type: string) => () => {
      // The page around the island has heard it before.
      element.addEventListener(type, (event) => event.stopPropagation(), { once: true });
      target.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const focused = document.activeElement;
    const acts = [
      ...(focused && element.contains(focused) ? [again(focused, 'focusin')] : []),
      ...[...typed.input].map((field) => again(field, 'input')),
      ...[...typed.change].map((field) => again(field, 'change')),
      ...presses,
      ...submits.values(),
    ];
    for (const act of acts) {
      act();
      // React renders between two events of a visitor too.
      await Promise.resolve();
    }
  };
  const start = () => (hydrated ??= hydrate().then(replay, replay));

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener, { signal: holding.signal, capture: true });

  for (const type of starts) listen(type, () => void start());
  for (const type of ['input', 'change'] as const)
    listen(type, ({ target }) => {
      if (target) typed[type].add(target);
    });
  listen('keydown', (event) => {
    const { target, key, shiftKey } = event;
    if (!cursorKeys.test(key)) return;
    // Else it empties a search field.
    if (key === 'Escape') event.preventDefault();
    presses.push(() =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })),
    );
  });
  listen('click', (event) => {
    if (!isPlainClick(event)) return;
    const control = (event.target as Element).closest<Pressed>(pressed);
    if (!control) return;
    hold(event);
    const press = () => control.click();
    // A form is sent once.
    if (control.type === 'submit') submits.set(control.form ?? control, press);
    else presses.push(press);
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    hold(event);
    submits.set(form, () => form.requestSubmit());
  });

  function hold(event: Event): void {
    event.preventDefault();
    // The component listens at the same element, before its effects have run.
    event.stopImmediatePropagation();
    void start();
  }

  if (element.contains(document.activeElement)) void start();
  return start;
}

/**
 * Holds clicks on links that a script takes over, starts it and clicks again, which follows the link where the script
 * cannot be loaded. Returns what starts the script.
 */
export function holdClicks(links: string, attach: () => Promise<void>): () => void {
  const holding = new AbortController();
  const held = new Set<HTMLElement>();
  let attached: Promise<void> | undefined;

  const release = () => {
    holding.abort();
    for (const link of held) link.click();
  };
  const start = () => void (attached ??= attach().then(release, release));

  document.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      const link = (event.target as Element).closest<HTMLElement>(links);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      held.add(link);
      start();
    },
    { signal: holding.signal, capture: true },
  );
  return start;
}

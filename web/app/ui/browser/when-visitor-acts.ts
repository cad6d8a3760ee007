/** `input`, because a screen reader chooses without a key; no `focusin`, which the consent question causes itself. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'input', 'popstate'];

/** Calls back once, when idle after a visitor's first action at which `isWanted`. Returns a function to stop it. */
export function whenVisitorActs(callback: () => void, isWanted = () => true): () => void {
  const waiting = new AbortController();
  const act = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // A page that appears under a resting pointer hears of it as a move.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    if (!isWanted()) return;
    waiting.abort();
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 500 });
    else setTimeout(callback);
  };
  for (const sign of signs)
    addEventListener(sign, act, { signal: waiting.signal, capture: true, passive: true });
  return () => waiting.abort();
}

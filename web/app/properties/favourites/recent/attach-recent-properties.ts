import type { LanguageId } from 'schemas/languages.ts';
import { mayUse, subscribeToConsent } from '../../../consent/consent.ts';

/** Fetches its script only for visitors who consented to preferences. */
export function attachRecentProperties(
  element: HTMLElement,
  { current }: { current?: string | undefined },
  { language }: { language: LanguageId },
): () => void {
  const stops: (() => void)[] = [];
  let isStarted = false;
  const start = () => {
    if (isStarted || !mayUse('preferences')) return;
    isStarted = true;
    import('./recent-row.ts').then(
      ({ loadRecentRow }) => stops.push(loadRecentRow(element, current, language)),
      () => undefined,
    );
  };
  start();
  stops.push(subscribeToConsent(start));
  return () => {
    for (const stop of stops) stop();
  };
}

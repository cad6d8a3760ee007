import { whenNear } from './when-visible.ts';

/**
 * Starts a part once a visitor comes near it. A form that is sent before that, or before its script is there, waits
 * for it; where the script cannot be had, it is sent as a form without script.
 */
export function startLate(element: HTMLElement, start: () => Promise<void>): void {
  let started: Promise<void> | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    void begin().then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    );
  };
  const begin = () => {
    started ??= start().then(() => element.removeEventListener('submit', hold));
    return started;
  };
  element.addEventListener('submit', hold);
  // The part itself has no box.
  whenNear(element.firstElementChild ?? element, () => void begin().catch(() => undefined));
}

const name = 'consent-settings';

/** Lets a page ask for the choice by category without carrying what shows it. */
export function askForSettings(): void {
  document.dispatchEvent(new Event(name));
}

/** Calls back whenever the choice is asked for; the answer ends that. */
export function onSettingsRequest(open: () => void): () => void {
  document.addEventListener(name, open);
  return () => document.removeEventListener(name, open);
}

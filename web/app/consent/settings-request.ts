/** What a button carries that asks for the choice by category. It needs no script of its own. */
export const settingsRequest = { 'data-consent-settings': '' } as const;

/** Calls back whenever such a button is pressed; the answer ends that. */
export function onSettingsRequest(open: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-consent-settings]')) open();
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

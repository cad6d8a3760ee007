/** Attribute of a button that opens the consent settings without script of its own. */
export const settingsRequest = { 'data-consent-settings': '' } as const;

export function onSettingsRequest(open: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-consent-settings]')) open();
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

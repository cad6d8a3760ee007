import { isPlainClick } from '../../ui/browser/is-plain-click.ts';
import type { RenderComponent } from '../../islands/script.ts';
import type { SearchHrefs } from './search-button.tsx';

const load = async () => (await import('./search-dialog.tsx')).SearchDialog;

/** Fetches the dialog's script once the button is hovered. */
export function attachSearchButton(
  element: HTMLElement,
  hrefs: SearchHrefs,
  render: RenderComponent,
): () => void {
  const button = element.querySelector('a.search-button');
  const ending = new AbortController();
  const { signal } = ending;
  let close: (() => void) | undefined;

  const open = (event: Event) => {
    if (!isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    if (close) return;
    const container = document.createElement('div');
    let remove = () => {};
    const onClose = (close = () => {
      remove();
      container.remove();
      close = undefined;
    });
    element.appendChild(container);
    render(container, load, { ...hrefs, onClose }).then(
      (removeDialog) => {
        remove = removeDialog;
      },
      () => location.assign(hrefs.saleHref),
    );
  };
  button?.addEventListener('click', open, { signal });
  button?.addEventListener('pointerover', () => void load().catch(() => undefined), { signal, once: true });
  return () => {
    ending.abort();
    close?.();
  };
}

/** Name of the first picture of a gallery in `gallery.css`, unique on a page. */
const name = 'cover';

/**
 * Names the picture of the card that a visitor opens as the gallery's first is named, so that the view transition turns
 * one into the other, and back when the browser restores the page with the card.
 */
export function carryPictures(): void {
  let opened: HTMLElement | undefined;
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const target = activation?.entry.url;
    opened = target ? pictureOf(new URL(target).pathname) : undefined;
    if (viewTransition) carry(opened, viewTransition);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) carry(opened, viewTransition);
  });
}

function pictureOf(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.card-link')];
  return links
    .filter(({ pathname }) => pathname === path)
    .flatMap((link) => link.closest('.card')?.querySelector<HTMLElement>('.picture-frame') ?? [])
    .find(isInView);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A page with cards may have a gallery of its own. */
function carry(picture: HTMLElement | undefined, { finished }: ViewTransition): void {
  if (!picture) return;
  const others = document.querySelectorAll<HTMLElement>('.mosaic > :first-child');
  const rename = (own: string, other: string) => {
    for (const element of others) element.style.viewTransitionName = other;
    picture.style.viewTransitionName = own;
  };
  rename(name, 'none');
  const restore = () => rename('', '');
  finished.then(restore, restore);
}

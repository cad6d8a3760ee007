import { toneClass } from '../../ui/picture/picture-data.ts';
import type { FurtherPicture } from './further-pictures.ts';

/** Rejects when it cannot. */
type FetchPictures = (propertyId: string) => Promise<readonly FurtherPicture[]>;

export type CardPictureWords = {
  pictures: (title: string) => string;
  previous: string;
  next: string;
};

let isFollowing = false;

/** Works for cards that are added later too. */
export function enhanceCardPictures(words: CardPictureWords, fetchPictures: FetchPictures): void {
  if (isFollowing) return;
  isFollowing = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      prepare(target as HTMLElement, words, fetchPictures);
    }
  });
  const seen = new WeakSet<Element>();
  const observeAll = () => {
    for (const strip of document.querySelectorAll('.card-pictures')) {
      if (seen.has(strip)) continue;
      seen.add(strip);
      observer.observe(strip);
    }
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}

function prepare(strip: HTMLElement, words: CardPictureWords, fetchPictures: FetchPictures): void {
  const card = strip.closest<HTMLElement>('.card');
  const link = card?.querySelector<HTMLAnchorElement>('.card-link');
  while (strip.childElementCount < Number(strip.dataset['count']))
    strip.appendChild(document.createElement('div'));
  const slides = [...strip.children];
  let fetching: Promise<readonly FurtherPicture[]> | undefined;
  const pictures = () =>
    (fetching ??= fetchPictures(card?.dataset['property'] ?? '').catch(() => {
      fetching = undefined;
      return [];
    }));
  const number = document.createElement('span');
  number.className = 'picture-number';
  number.ariaHidden = 'true';
  const position = () => strip.scrollLeft / strip.clientWidth;
  const turn = (by: 1 | -1) => {
    strip.ariaLive = 'polite';
    strip.scrollTo({ left: (Math.round(position()) + by) * strip.clientWidth });
  };
  const previous = turnButton(words.previous, 'left-2.5 [scale:-1_1]', () => turn(-1));
  const next = turnButton(words.next, 'right-2.5', () => turn(1));
  const show = (shown: number) => {
    number.textContent = `${String(shown + 1)}/${String(slides.length)}`;
    previous.disabled = shown === 0;
    next.disabled = shown === slides.length - 1;
  };
  strip.dataset['ready'] = '';
  strip.role = 'group';
  strip.tabIndex = 0;
  strip.ariaLabel = words.pictures(link?.textContent ?? '');
  strip.addEventListener('scroll', () => {
    const [from, to] = [Math.floor(position()), Math.ceil(position())];
    void pictures().then((found) => {
      for (let index = Math.max(from, 1); index <= to; index++)
        fill(slides[index], slides[0], found[index - 1]);
    });
    show(Math.round(position()));
  });
  for (const reach of ['pointerenter', 'touchstart', 'focusin'])
    strip.parentElement?.addEventListener(reach, () => void pictures(), { once: true, passive: true });
  // Modifier keys open the property in another tab, as on the link.
  strip.addEventListener('click', (event) => link?.dispatchEvent(new MouseEvent('click', event)));
  for (const part of [previous, next, number]) strip.parentElement?.appendChild(part);
  // Asked for its position, every card would be laid out by itself.
  show(0);
}

/** Not in the tab order: arrow keys turn the pictures once they have focus. */
function turnButton(label: string, side: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `picture-turn absolute top-1/2 grid size-9 [translate:0_-50%] cursor-pointer place-items-center rounded-full bg-raised transition-opacity disabled:invisible ${side}`;
  button.tabIndex = -1;
  button.ariaLabel = label;
  button.addEventListener('click', onClick);
  return button;
}

function fill(
  slide: Element | undefined,
  first: Element | undefined,
  picture: FurtherPicture | undefined,
): void {
  const copy = first?.firstElementChild?.cloneNode(true);
  if (!slide || slide.firstElementChild || !(copy instanceof HTMLElement) || !picture) return;
  const image = copy.querySelector('img');
  const base = image?.getAttribute('src')?.replace(/-\d+\.\w+$/, '');
  if (!image || !base) return;
  for (const element of copy.children) {
    for (const name of ['src', 'srcset']) {
      const addresses = element.getAttribute(name);
      if (addresses) element.setAttribute(name, addresses.replaceAll(base, picture.src));
    }
  }
  Object.assign(image, { alt: picture.alt, className: toneClass(picture.tone) ?? '', loading: 'eager' });
  slide.appendChild(copy);
}

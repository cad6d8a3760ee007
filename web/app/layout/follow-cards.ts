import type { LanguageId } from 'schemas/languages.ts';
import { cardPicturesPath } from '../paths/property-cards-path.ts';
import type { FurtherPicture } from '../properties/view/further-pictures.ts';

/** `pictures` contains `{title}`, the title of the card. */
export type CardWords = { pictures: string; previous: string; next: string };

/** Without `focusin`, because the consent question takes the focus by itself. */
const firstSigns = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Fetches the script that turns the pictures of cards once the visitor does anything, on pages with cards only. */
export function followCards({ pictures, ...others }: CardWords, language: LanguageId): () => void {
  const waiting = new AbortController();
  const start = () => {
    if (!document.querySelector('.card-pictures')) return;
    waiting.abort();
    const words = { ...others, pictures: (title: string) => pictures.replace('{title}', () => title) };
    const fetchPictures = async (id: string) => {
      const response = await fetch(cardPicturesPath(id, language));
      if (!response.ok) throw new Error(`The pictures of ${id} came with ${String(response.status)}.`);
      return response.json<FurtherPicture[]>();
    };
    import('../properties/view/follow-card-pictures.ts').then(
      ({ followCardPictures }) => followCardPictures(words, fetchPictures),
      () => undefined,
    );
  };
  for (const sign of firstSigns)
    document.addEventListener(sign, start, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

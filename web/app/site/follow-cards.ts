import type { LanguageId } from 'schemas/languages.ts';
import { cardPicturesPath } from '../content/paths/endpoints.ts';
import type { FurtherPicture } from '../properties/view/further-pictures.ts';
import { whenVisitorActs } from '../ui/browser/when-visitor-acts.ts';

/** `pictures` contains `{title}`, the title of the card. */
export type CardWords = { pictures: string; previous: string; next: string };

/** Fetches the script that turns the pictures of cards once the visitor does anything, on pages with cards only. */
export function followCards({ pictures, ...others }: CardWords, language: LanguageId): () => void {
  const start = () => {
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
  return whenVisitorActs(start, () => document.querySelector('.card-pictures') !== null);
}

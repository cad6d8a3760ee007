import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, localizedPicture } from '../../../content/cms/fragments.ts';
import { townIn } from '../../../properties/catalogue/address-in.ts';
import type { ModuleContext } from '../module-contract.ts';

export const quoteProjection = `_type == "quoteModule" => {
  "source": {
    author,
    ${localized('quote')},
    ${localized('role')},
    ${localizedPicture('picture')},
    "testimonial": select(testimonial->status == "published" => testimonial->{author, place, ${localized('quote')}})
  }
}` as const;

/** Prefers a published testimonial to what the editor wrote in the module. */
export function loadQuote({ source }: ModuleOf<'quoteModule'>, context: ModuleContext) {
  const { testimonial, quote, author, role } = source;
  const said = testimonial
    ? { ...testimonial, role: testimonial.place && townIn(testimonial.place, context) }
    : { quote, author, role };
  return {
    quote: said.quote ?? '',
    author: said.author ?? undefined,
    role: said.role ?? undefined,
    picture: contentPicture(source.picture),
  };
}

import { type LanguageId, localeOf } from 'schemas/languages.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';
import { townIn } from '../../../properties/catalogue/address-in.ts';
import { defaultMaxItems, type ModuleContext } from '../module-contract.ts';

const testimonialFields = `_id, author, place, date,
      ${localized('quote')}` as const;

export const testimonialProjection = `_type == "testimonialModule" => {
  view, itemsPerRow,
  "source": {
    maxItems,
    "picked": testimonials[@->status == "published"]->{
      ${testimonialFields}
    },
    "newest": *[_type == "testimonial" && status == "published" && coalesce(count(^.testimonials), 0) == 0]
      | order(date desc, _id asc)[0...12]{
      ${testimonialFields}
    }
  }
}` as const;

const formats = new Map<LanguageId, Intl.DateTimeFormat>();

/** Returns undefined without a valid date. */
function monthOf(value: string | null, language: LanguageId) {
  const time = Date.parse(`${value ?? ''}T00:00:00Z`);
  if (!value || Number.isNaN(time)) return undefined;
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(language, format);
  return { text: format.format(time), value };
}

/** Prefers the testimonials an editor picked to the newest; returns at most `maxItems`. */
export function loadTestimonial({ source }: ModuleOf<'testimonialModule'>, context: ModuleContext) {
  const picked = source.picked ?? [];
  const chosen = (picked.length > 0 ? picked : source.newest).slice(0, source.maxItems ?? defaultMaxItems);
  return {
    testimonials: chosen.map(({ _id, quote, author, place, date }) => ({
      id: _id,
      quote: quote ?? '',
      author: [author, place && townIn(place, context)].filter(Boolean).join(', '),
      date: monthOf(date, context.language),
    })),
  };
}

export type TestimonialItem = ReturnType<typeof loadTestimonial>['testimonials'][number];

import type { LanguageId } from 'schemas/languages.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { languageTag } from '../../i18n/language.ts';
import type { ModuleContext, ModuleData, TestimonialItem } from '../module-data.ts';

const usualItems = 4;

const formats = new Map<LanguageId, Intl.DateTimeFormat>();

function monthOf(value: string | null, language: LanguageId): TestimonialItem['date'] {
  const time = Date.parse(`${value ?? ''}T00:00:00Z`);
  if (!value || Number.isNaN(time)) return undefined;
  const usual = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(languageTag(language), usual);
  formats.set(language, format);
  return { text: format.format(time), value };
}

/** The testimonials an editor picked, else the newest, at most as many as the module asks for. */
export function loadTestimonial(
  { source }: ModuleOf<'testimonialModule'>,
  { language }: ModuleContext,
): ModuleData['testimonialModule'] {
  const picked = source.picked ?? [];
  const chosen = (picked.length > 0 ? picked : source.newest).slice(0, source.maxItems ?? usualItems);
  return {
    testimonials: chosen.map(({ _id, quote, author, place, date }) => ({
      id: _id,
      quote: quote ?? '',
      author: [author, place].filter(Boolean).join(', '),
      date: monthOf(date, language),
    })),
  };
}

import { localized } from '../../cms/fragments.ts';

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

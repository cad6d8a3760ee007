import { CardGrid } from '../../../ui/card/card-grid.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadTestimonial, TestimonialItem } from './testimonial.server.ts';

export function Testimonial({ module, data }: ModuleProps<typeof loadTestimonial>) {
  const { testimonials } = data;
  if (testimonials.length === 0) return null;
  if (module.view === 'list-view') {
    return (
      <ul className="grid gap-14">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Quotation testimonial={testimonial} isLarge />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <CardGrid itemsPerRow={module.itemsPerRow}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <Quotation testimonial={testimonial} />
        </li>
      ))}
    </CardGrid>
  );
}

type QuotationProps = { testimonial: TestimonialItem; isLarge?: boolean };

function Quotation({ testimonial: { quote, author, date }, isLarge = false }: QuotationProps) {
  return (
    <figure className={isLarge ? 'quotation quotation-large' : 'quotation'}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {author && <span className="font-semibold">{author}</span>}
        {date && <time dateTime={date.value}>{date.text}</time>}
      </figcaption>
    </figure>
  );
}

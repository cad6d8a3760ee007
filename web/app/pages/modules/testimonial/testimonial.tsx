import { CardGrid } from '../../../ui/card/card-grid.tsx';
import type { ModuleProps } from '../module-contract.ts';
import { Quotation } from '../quotation.tsx';
import type { loadTestimonial, TestimonialItem } from './testimonial.server.ts';

export function Testimonial({ module, data }: ModuleProps<typeof loadTestimonial>) {
  const { testimonials } = data;
  if (testimonials.length === 0) return null;
  if (module.view === 'list-view') {
    return (
      <ul className="grid gap-14">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <QuotedTestimonial testimonial={testimonial} look="large" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <CardGrid itemsPerRow={module.itemsPerRow}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <QuotedTestimonial testimonial={testimonial} look="small" />
        </li>
      ))}
    </CardGrid>
  );
}

type Quoted = { testimonial: TestimonialItem; look: 'small' | 'large' };

function QuotedTestimonial({ testimonial: { quote, author, date }, look }: Quoted) {
  return (
    <Quotation
      quote={quote}
      look={look}
      source={
        <>
          {author && <span className="font-semibold">{author}</span>}
          {date && (
            <time dateTime={date.value} className="text-muted">
              {date.text}
            </time>
          )}
        </>
      }
    />
  );
}

import { moduleLayout } from './module-layout.ts';
import { reference } from './reference.ts';

/** A customer's words, on the dark background that all of them have. */
export function customerQuote(testimonial: { _id: string }) {
  return {
    ...moduleLayout('quoteModule', 'customer'),
    backgroundType: 'color',
    backgroundColor: 'dark',
    testimonial: reference(testimonial),
  } as const;
}

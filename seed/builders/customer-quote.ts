import { moduleLayout } from './module-layout.ts';
import { reference } from './reference.ts';

/** The words of a customer, on the dark background on which each of their sentences stands. */
export function customerQuote(testimonial: { _id: string }) {
  return {
    ...moduleLayout('quoteModule', 'customer'),
    backgroundType: 'color',
    backgroundColor: 'dark',
    testimonial: reference(testimonial),
  } as const;
}

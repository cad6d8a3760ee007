import { moduleLayout } from './module-layout.ts';
import { reference } from './reference.ts';

/** What a customer says, on the dark background on which each of their sentences stands. */
export function customerQuote(testimonial: { _id: string }) {
  return {
    ...moduleLayout('quoteModule', 'customer'),
    backgroundType: 'color',
    backgroundColor: 'dark',
    testimonial: reference(testimonial),
  } as const;
}

import type { SeededPage } from '../../builders/document.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { reference } from '../../builders/reference.ts';
import { testimonialPage as starter } from '../../starter/pages/testimonial.ts';
import { claire } from '../testimonials/testimonials.ts';

export const testimonialPage: SeededPage = {
  ...starter,
  modules: [
    ...(starter.modules ?? []),
    {
      ...moduleLayout('quoteModule', 'customer'),
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'soft',
      testimonial: reference(claire),
    },
  ],
};

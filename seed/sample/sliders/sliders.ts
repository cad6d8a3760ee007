import type { SeededSlider } from '../../builders/document.ts';
import { facadesSlider } from './facades.ts';
import { reportageSlider } from './reportage.ts';
import { sellingSlider } from './selling.ts';
import { testimonialSlider } from './testimonials.ts';

export const sliders: SeededSlider[] = [sellingSlider, reportageSlider, facadesSlider, testimonialSlider];

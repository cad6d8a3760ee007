import type { SeededTestimonial } from '../../builders/document.ts';
import { katrien } from './katrien.ts';
import { youssef } from './youssef.ts';
import { martine } from './martine.ts';
import { pieter } from './pieter.ts';
import { claire } from './claire.ts';
import { annelies } from './annelies.ts';

export const testimonials: SeededTestimonial[] = [katrien, youssef, martine, pieter, claire, annelies];

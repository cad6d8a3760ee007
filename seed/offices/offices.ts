import type { SeededOffice } from '../document.ts';
import { mechelen } from './mechelen.ts';
import { leuven } from './leuven.ts';

export const offices: SeededOffice[] = [mechelen, leuven];

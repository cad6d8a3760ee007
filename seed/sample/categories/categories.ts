import type { SeededCategory } from '../../builders/document.ts';
import { selling } from './selling.ts';
import { workingMethod } from './working-method.ts';
import { stepPlan } from './step-plan.ts';
import { whyUs } from './why-us.ts';

export const categories: SeededCategory[] = [selling, workingMethod, stepPlan, whyUs];

import type { SeededMenu } from '../../builders/document.ts';
import { reference } from '../../builders/reference.ts';
import { menu as starter } from '../../starter/singletons/menu.ts';
import { stepPlan } from '../pages/step-plan.ts';
import { workingMethod } from '../pages/working-method.ts';

const { items: starterItems = [] } = starter;

const aboutSelling = [workingMethod, stepPlan].map((page) => ({
  _type: 'menuSubitem' as const,
  _key: page._id.replace('page-', ''),
  page: reference(page),
  status: 'published' as const,
}));

/** With what is to be read about selling. */
export const menu: SeededMenu = {
  ...starter,
  items: starterItems.map((item) => (item._key === 'sell' ? { ...item, children: aboutSelling } : item)),
};

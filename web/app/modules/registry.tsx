import type { ComponentType } from 'react';
import type { ModuleType } from '../cms/content.ts';
import { Article } from './article/article.tsx';
import { Category } from './category/category.tsx';
import { Contact } from './contact/contact.tsx';
import type { ModuleProps } from './module-data.ts';
import { Office } from './office/office.tsx';
import { PropertyList } from './property-list/property-list.tsx';
import { Slider } from './slider/slider.tsx';
import { Stats } from './stats/stats.tsx';
import { Team } from './team/team.tsx';
import { Testimonial } from './testimonial/testimonial.tsx';

/** Which component shows which type of module. */
export const moduleRegistry = {
  articleModule: Article,
  categoryModule: Category,
  propertyListModule: PropertyList,
  sliderModule: Slider,
  statsModule: Stats,
  teamModule: Team,
  officeModule: Office,
  testimonialModule: Testimonial,
  contactModule: Contact,
} satisfies { [Type in ModuleType]: ComponentType<ModuleProps<Type>> };

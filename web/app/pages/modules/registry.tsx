import type { ComponentType } from 'react';
import type { ModuleOf, ModuleType } from '../../content/cms/content.ts';
import { Article } from './article/article.tsx';
import { BeforeAfter } from './before-after/before-after.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { Category } from './category/category.tsx';
import { Contact } from './contact/contact.tsx';
import { Downloads } from './downloads/downloads.tsx';
import { Embed } from './embed/embed.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Logos } from './logos/logos.tsx';
import { PlaceMap } from './map/map.tsx';
import type { ModuleProps } from './module-contract.ts';
import { Office } from './office/office.tsx';
import { PropertyList } from './property-list/property-list.tsx';
import { Questions } from './questions/questions.tsx';
import { Quote } from './quote/quote.tsx';
import type { moduleLoaders } from './registry.server.ts';
import { Slider } from './slider/slider.tsx';
import { Stats } from './stats/stats.tsx';
import { Table } from './table/table.tsx';
import { Team } from './team/team.tsx';
import { Testimonial } from './testimonial/testimonial.tsx';
import { Video } from './video/video.tsx';

export const moduleComponents = {
  articleModule: Article,
  categoryModule: Category,
  propertyListModule: PropertyList,
  sliderModule: Slider,
  galleryModule: Gallery,
  beforeAfterModule: BeforeAfter,
  videoModule: Video,
  statsModule: Stats,
  teamModule: Team,
  officeModule: Office,
  mapModule: PlaceMap,
  testimonialModule: Testimonial,
  logosModule: Logos,
  quoteModule: Quote,
  questionsModule: Questions,
  tableModule: Table,
  downloadsModule: Downloads,
  embedModule: Embed,
  callToActionModule: CallToAction,
  contactModule: Contact,
} satisfies { [Type in ModuleType]: ComponentType<ModuleProps<(typeof moduleLoaders)[Type]>> };

type WithView = { [Type in ModuleType]: ModuleOf<Type> extends { view: unknown } ? Type : never }[ModuleType];

type ViewOf<Type extends WithView> = NonNullable<ModuleOf<Type>['view']>;

/** Without a chosen view, a component uses its first one. */
const moduleViews: { [Type in WithView]: Record<ViewOf<Type>, true> } = {
  categoryModule: { 'card-view': true, 'list-view': true, 'collapse-view': true, 'single-view': true },
  propertyListModule: { 'card-view': true, 'list-view': true },
  teamModule: { 'team-view': true },
  testimonialModule: { 'card-view': true, 'list-view': true },
  questionsModule: { 'collapse-view': true, 'list-view': true },
};

/** False for a type or a view that this version of the site does not have. */
export function isKnownModule(module: { _type: string; view?: string | null }): boolean {
  const { _type, view } = module;
  if (!Object.hasOwn(moduleComponents, _type)) return false;
  if (view === null || view === undefined) return true;
  const views: Partial<Record<string, object>> = moduleViews;
  return Object.hasOwn(views, _type) && Object.hasOwn(views[_type] ?? {}, view);
}

import { contentPicture } from '../cms/pictures/content-picture.server.ts';
import type { ModuleContent, ModuleOf } from '../cms/content.ts';
import { errorLine } from '../services/error-line.server.ts';
import { loadArticle } from './article/article.server.ts';
import { loadCategory } from './category/category.server.ts';
import { loadContact } from './contact/contact.server.ts';
import type { LoadedModule, ModuleContext, ModuleData, ShownModule } from './module-data.ts';
import { loadOffice } from './office/office.server.ts';
import { loadPropertyList } from './property-list/property-list.server.ts';
import { loadSlider } from './slider/slider.server.ts';
import { loadStats } from './stats/stats.server.ts';
import { loadTeam } from './team/team.server.ts';
import { loadTestimonial } from './testimonial/testimonial.server.ts';
import type { PictureData } from '../ui/picture/picture-data.ts';

type Loaders = {
  [Type in keyof ModuleData]: (module: ModuleOf<Type>, context: ModuleContext) => ModuleData[Type];
};

const loaders: Loaders = {
  articleModule: loadArticle,
  categoryModule: loadCategory,
  propertyListModule: loadPropertyList,
  sliderModule: loadSlider,
  statsModule: loadStats,
  teamModule: loadTeam,
  officeModule: loadOffice,
  testimonialModule: loadTestimonial,
  contactModule: loadContact,
};

function hasLoader(type: string): type is keyof ModuleData {
  return Object.hasOwn(loaders, type);
}

/** Adds to each module what it shows besides content. One that fails is marked and does not take the page down. */
export function loadModules(
  modules: readonly ModuleContent[] | null,
  context: ModuleContext,
): LoadedModule[] {
  return (modules ?? []).map((module) => {
    const content = shownContent(module);
    try {
      const backdrop = backdropPictures(module);
      return { content, data: loadData(module, context), failed: false, backdrop };
    } catch (error) {
      const what = `Module ${module._key} of type ${module._type} could not be loaded.`;
      console.error(what, context.requestId, errorLine(error));
      return { content, data: undefined, failed: true, backdrop: [] };
    }
  });
}

function loadData(module: ModuleContent, context: ModuleContext): unknown {
  if (!hasLoader(module._type)) return undefined;
  // The table pairs each type with its own loader, which the compiler cannot follow through the index.
  const load = loaders[module._type] as (module: ModuleContent, context: ModuleContext) => unknown;
  return load(module, context);
}

function shownContent(module: ModuleContent): ShownModule {
  const shown = Object.entries(module).filter(([name]) => name !== 'source' && name !== 'backdrop');
  return Object.fromEntries(shown) as ShownModule;
}

function backdropPictures({ backgroundType, backdrop }: ModuleContent): PictureData[] {
  const one = backgroundType === 'image' ? [backdrop.one] : [];
  const chosen = backgroundType === 'gallery' ? (backdrop.several ?? []) : one;
  return chosen.flatMap((picture) => (picture && contentPicture({ ...picture, alt: null })) ?? []);
}

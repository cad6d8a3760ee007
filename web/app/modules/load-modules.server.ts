import type { ModuleContent, ModuleOf } from '../cms/content.ts';
import { loadArticle } from './article/article.server.ts';
import type { LoadedModule, ModuleContext, ModuleData } from './module-data.ts';
import { loadPropertyList } from './property-list/property-list.server.ts';
import { loadStats } from './stats/stats.server.ts';

type Loaders = {
  [Type in keyof ModuleData]: (module: ModuleOf<Type>, context: ModuleContext) => ModuleData[Type];
};

const loaders: Loaders = {
  articleModule: loadArticle,
  propertyListModule: loadPropertyList,
  statsModule: loadStats,
};

function hasLoader(type: string): type is keyof ModuleData {
  return type in loaders;
}

/** Adds to each module what it shows besides content. One that fails is marked and does not take the page down. */
export function loadModules(
  modules: readonly ModuleContent[] | null,
  context: ModuleContext,
): LoadedModule[] {
  return (modules ?? []).map((content) => {
    if (!hasLoader(content._type)) return { content, data: undefined, failed: false };
    // The table pairs each type with its own loader, which the compiler cannot follow through the index.
    const load = loaders[content._type] as (module: ModuleContent, context: ModuleContext) => unknown;
    try {
      return { content, data: load(content, context), failed: false };
    } catch (error) {
      console.error(`Module ${content._key} of type ${content._type} could not be loaded.`, error);
      return { content, data: undefined, failed: true };
    }
  });
}

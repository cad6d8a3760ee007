import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import type { ModuleContent, ModuleType } from '../../content/cms/content.ts';
import type { PageNeeds } from '../../platform/page-needs.ts';
import { logProblem } from '../../platform/log.server.ts';
import { type LoadedModule, type ModuleContext, serverFields, type ShownModule } from './module-contract.ts';
import { moduleLoaders } from './registry.server.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import { langOfContent } from '../../content/i18n/language.ts';

/** Marks a module whose loader throws as failed, without affecting the others. */
export function loadModules(
  modules: readonly ModuleContent[] | null,
  context: ModuleContext,
): Promise<LoadedModule[]> {
  return Promise.all((modules ?? []).map((module) => loadModule(module, context)));
}

async function loadModule(module: ModuleContent, context: ModuleContext): Promise<LoadedModule> {
  const content = shownContent(module);
  const lang = langOfContent(module.isUntranslated, context.language);
  const canvas = context.canvas && { canvas: context.canvas(module._key) };
  try {
    const backdrop = backdropPictures(module);
    const data = await loadData(module, context);
    return { content, lang, data, failed: false, needs: data?.needs, backdrop, ...canvas };
  } catch (error) {
    const message = `Module ${module._key} of type ${module._type} could not be loaded.`;
    logProblem(message, { requestId: context.requestId, error });
    return { content, lang, data: undefined, failed: true, backdrop: [], ...canvas };
  }
}

function hasLoader(type: string): type is ModuleType {
  return Object.hasOwn(moduleLoaders, type);
}

type Loader = (module: ModuleContent, context: ModuleContext) => Promise<ModuleData | undefined>;
type ModuleData = { needs?: PageNeeds };

async function loadData(module: ModuleContent, context: ModuleContext): Promise<ModuleData | undefined> {
  if (!hasLoader(module._type)) return undefined;
  // The table pairs each type with its own loader, which the compiler cannot follow through the index.
  const load = moduleLoaders[module._type] as Loader;
  return load(module, context);
}

function shownContent(module: ModuleContent): ShownModule {
  const shown = Object.entries(module).filter(([name]) => !serverFields.some((field) => field === name));
  return Object.fromEntries(shown) as ShownModule;
}

function backdropPictures({ backgroundType, backdrop }: ModuleContent): PictureData[] {
  const one = backgroundType === 'image' ? [backdrop.one] : [];
  const chosen = backgroundType === 'gallery' ? (backdrop.several ?? []) : one;
  return chosen.flatMap((picture) => (picture && contentPicture({ ...picture, alt: null })) ?? []);
}

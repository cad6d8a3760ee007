import { defineQuery } from 'groq';
import type { SampleModulesQueryResult } from 'schemas/generated/content.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import type { ModuleContent } from '../../content/cms/content.ts';
import { loadContent } from '../../content/cms/load.server.ts';
import { moduleProjections } from '../modules/registry.server.ts';
import { pageModules } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';

const sampleModulesQuery =
  defineQuery(`{"pages": *[_type == "page" && status == "published"] | order(_id asc){
  modules[status != "draft"]{
    ${moduleProjections}
  }
}}`);

function nameOf(module: ModuleContent): string {
  return 'view' in module && module.view ? `${module._type}-${module.view}` : module._type;
}

export async function loadSampleModules(context: PageContext) {
  const params = { language: context.language, defaultLanguage };
  const { pages } = await loadContent<SampleModulesQueryResult>(context.platform, {
    query: sampleModulesQuery,
    params,
    answer: 'sampleModulesQuery',
  });
  const samples = new Map<string, ModuleContent>();
  for (const module of pages.flatMap((page) => page.modules ?? [])) {
    const name = nameOf(module);
    if (samples.has(name)) continue;
    samples.set(name, { ...module, _key: name, title: module.title ?? name });
  }
  const modules = [...samples.values()].toSorted((a, b) => a._type.localeCompare(b._type));
  return pageModules(context, { modules });
}

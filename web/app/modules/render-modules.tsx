import { type ComponentType, createElement } from 'react';
import { useText } from '../i18n/text.tsx';
import { Notice } from '../ui/notice.tsx';
import type { LoadedModule } from './module-data.ts';
import { ModuleFrame } from './module-frame.tsx';
import { moduleRegistry } from './registry.tsx';

type AnyModule = ComponentType<Pick<LoadedModule, 'data'> & { module: LoadedModule['content'] }>;

/** Shows the modules of a page in their order. */
export function RenderModules({ modules }: { modules: readonly LoadedModule[] }) {
  return modules.map((loaded) => (
    <ModuleFrame key={loaded.content._key} module={loaded.content}>
      <RenderModule {...loaded} />
    </ModuleFrame>
  ));
}

function RenderModule({ content, data, failed }: LoadedModule) {
  const t = useText();
  if (failed) return <Notice>{t('error.module')}</Notice>;
  if (!Object.hasOwn(moduleRegistry, content._type)) return <Notice>{t('error.invalidView')}</Notice>;
  // The loader paired this content with this type's data, which the registry's types demand of its component.
  return createElement(moduleRegistry[content._type as keyof typeof moduleRegistry] as AnyModule, {
    module: content,
    data,
  });
}

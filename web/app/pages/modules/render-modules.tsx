import { type ComponentType, createElement, type ReactNode } from 'react';
import { MovedForms } from '../../forms/view/form-result.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { type HeadingTag, headingBelow } from '../../ui/page/heading.ts';
import { Notice } from '../../ui/notice.tsx';
import type { loadContact } from './contact/contact.server.ts';
import type { LoadedModule } from './module-contract.ts';
import { ModuleFrame } from './module-frame.tsx';
import { moduleHeadings } from './module-headings.ts';
import { moduleRows } from './module-rows.ts';
import { isKnownModule, moduleComponents } from './registry.tsx';

type AnyModule = ComponentType<
  Pick<LoadedModule, 'data'> & { module: LoadedModule['content']; heading: HeadingTag }
>;

/** Shows modules around the content of the page: above it if the editor says so, otherwise below. */
export function RenderModules({
  modules,
  children,
}: {
  modules: readonly LoadedModule[];
  children?: ReactNode;
}) {
  const above = modules.filter(({ content }) => content.position === 'above');
  const below = modules.filter(({ content }) => content.position !== 'above');
  const headings = moduleHeadings([...above, ...below].map(({ content }) => content));
  return (
    <MovedForms forms={[...above, ...below].flatMap(placedForm)}>
      <Rows modules={above} headings={headings} />
      {children}
      <Rows modules={below} headings={headings.slice(above.length)} />
    </MovedForms>
  );
}

function placedForm({ content, data }: LoadedModule) {
  // Data of this type come from this loader.
  const form = content._type === 'contactModule' && (data as ReturnType<typeof loadContact>)?.form;
  return form ? [{ form, formKey: content._key }] : [];
}

function Rows({ modules, headings }: { modules: readonly LoadedModule[]; headings: readonly HeadingTag[] }) {
  const titled = modules.map((loaded, index) => ({ ...loaded, heading: headings[index] ?? 'h2' }));
  return moduleRows(titled, ({ content }) => content).map((row) => {
    const frames = row.map(({ heading, ...loaded }) => (
      <ModuleFrame key={loaded.content._key} loaded={loaded} heading={heading} isAlone={row.length === 1}>
        <RenderModule loaded={loaded} heading={loaded.content.title ? headingBelow(heading) : heading} />
      </ModuleFrame>
    ));
    if (row.length === 1) return frames;
    return (
      <div key={row[0]?.content._key} className="band">
        <div className="module-columns wrap">{frames}</div>
      </div>
    );
  });
}

function RenderModule({ loaded, heading }: { loaded: LoadedModule; heading: HeadingTag }) {
  const t = useText();
  const { content, data, failed } = loaded;
  if (failed) return <Notice>{t('error.module')}</Notice>;
  if (!isKnownModule(content)) {
    return <Notice>{t('error.invalidView')}</Notice>;
  }
  // Content and data come from one loader, whose type the registry demands of the component.
  return createElement(moduleComponents[content._type] as AnyModule, { module: content, data, heading });
}

import { headingLevels } from 'schemas/checks/heading-levels.ts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { ModuleContent } from '../../content/cms/content.ts';
import { type HeadingTag, headingBelow } from '../../ui/page/heading.ts';
import { MovedForms } from '../../forms/view/form-frame.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import type { loadContact } from './contact/contact.server.ts';
import type { LoadedModule } from './module-contract.ts';
import { columnClasses, ModuleFrame } from './module-frame.tsx';
import { isKnownModule, moduleComponents } from './registry.tsx';

const columns = 12;

type Wide = Pick<ModuleContent, 'span'>;

function desktopColumns({ span }: Wide): number {
  return Math.min(span?.lg ?? columns, columns);
}

export function moduleRows<Module>(modules: readonly Module[], wide: (module: Module) => Wide): Module[][] {
  const rows: { modules: Module[]; taken: number }[] = [];
  for (const module of modules) {
    const taken = desktopColumns(wide(module));
    const row = rows.at(-1);
    if (row && row.taken + taken <= columns) {
      row.modules.push(module);
      row.taken += taken;
    } else {
      rows.push({ modules: [module], taken });
    }
  }
  return rows.map((row) => row.modules);
}

type Titled = Pick<ModuleContent, 'title' | 'titleSize'>;

const tags = ['h2', 'h3', 'h4'] as const satisfies HeadingTag[];

/** Limits the editor's heading level to one below the previous title, which keeps the outline valid. */
export function moduleHeadings(modules: readonly Titled[]): HeadingTag[] {
  const titles = modules.map(({ title, titleSize }) => ({ isTitled: Boolean(title), size: titleSize }));
  return headingLevels(titles).map(({ level }) => tags[level] ?? 'h4');
}

type AnyModule = ComponentType<
  Pick<LoadedModule, 'data'> & { module: LoadedModule['content']; heading: HeadingTag }
>;

type RenderModulesProps = {
  modules: readonly LoadedModule[];
  /** True if the first row belongs to the top of the page. */
  endsPageTop?: boolean;
  children?: ReactNode;
};

/** Shows modules around the content of the page: above it if the editor says so, otherwise below. */
export function RenderModules({ modules, endsPageTop = false, children }: RenderModulesProps) {
  const above = modules.filter(({ content }) => content.position === 'above');
  const below = modules.filter(({ content }) => content.position !== 'above');
  const headings = moduleHeadings([...above, ...below].map(({ content }) => content));
  const isFirstBelow = above.length === 0;
  return (
    <MovedForms forms={[...above, ...below].flatMap(placedForm)}>
      <Rows modules={above} headings={headings} endsPageTop={endsPageTop} />
      {children}
      <Rows
        modules={below}
        headings={headings.slice(above.length)}
        endsPageTop={endsPageTop && isFirstBelow}
      />
      {endsPageTop && modules.length === 0 && <PageTopEnd />}
    </MovedForms>
  );
}

function placedForm({ content, data }: LoadedModule) {
  // Data of this type come from this loader.
  const form = content._type === 'contactModule' && (data as ReturnType<typeof loadContact>)?.form;
  return form ? [{ form, formKey: content._key }] : [];
}

type RowsProps = {
  modules: readonly LoadedModule[];
  headings: readonly HeadingTag[];
  endsPageTop: boolean;
};

function Rows({ modules, headings, endsPageTop }: RowsProps) {
  const titled = modules.map((loaded, index) => ({ ...loaded, heading: headings[index] ?? 'h2' }));
  return moduleRows(titled, ({ content }) => content).map((row, index) => {
    const end = endsPageTop && index === 0 && <PageTopEnd />;
    const frames = row.map(({ heading, ...loaded }) => (
      <ModuleFrame
        key={loaded.content._key}
        loaded={loaded}
        heading={heading}
        isAlone={row.length === 1}
        end={row.length === 1 && end}
      >
        <RenderModule loaded={loaded} heading={loaded.content.title ? headingBelow(heading) : heading} />
      </ModuleFrame>
    ));
    if (row.length === 1) return frames;
    return (
      <div key={row[0]?.content._key} className="band">
        <div className={columnClasses}>{frames}</div>
        {end}
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

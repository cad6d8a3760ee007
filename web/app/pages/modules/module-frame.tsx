import type { ReactNode } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { Backdrop } from '../../ui/picture/backdrop.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import { Notice } from '../../ui/notice.tsx';
import { ModuleBoundary } from './module-boundary.tsx';
import type { LoadedModule, ShownModule } from './module-contract.ts';
import { spanClasses } from './module-span.ts';

const grounds = { soft: 'ground ground-soft', accent: 'ground ground-accent', dark: 'ground ground-dark' };

const titleSizes = { h2: 'heading-2', h3: 'heading-3', h4: 'heading-4' } as const;

type FrameProps = { loaded: LoadedModule; heading: HeadingTag; isAlone: boolean; children: ReactNode };

function groundOf({ backgroundType, backgroundColor }: ShownModule): string | undefined {
  return backgroundType === 'color' ? grounds[backgroundColor ?? 'soft'] : undefined;
}

/** Spans the background over the page when the module is alone in its row; beside others it is a panel. */
export function ModuleFrame({ loaded, heading, isAlone, children }: FrameProps) {
  const { content, backdrop } = loaded;
  const ground = groundOf(content);
  const labelledBy = content.title ? `module-${content._key}` : undefined;
  const inner = (
    <Inner module={content} heading={heading}>
      {children}
    </Inner>
  );
  const span = spanClasses(content.span);
  if (!isAlone) {
    const panel = ground || backdrop.length > 0 ? 'panel' : undefined;
    return (
      <section aria-labelledby={labelledBy} className={[span, ground, panel].filter(Boolean).join(' ')}>
        <Backdrop pictures={backdrop} />
        {backdrop.length > 0 ? <div className="sheet">{inner}</div> : inner}
      </section>
    );
  }
  return (
    <section
      aria-labelledby={labelledBy}
      className={['band', ground, backdrop.length > 0 && 'band-pictured'].filter(Boolean).join(' ')}
    >
      <Backdrop pictures={backdrop} />
      <div className="module-columns wrap">
        <div className={backdrop.length > 0 ? `${span} sheet` : span}>{inner}</div>
      </div>
    </section>
  );
}

function Inner({
  module,
  heading: Heading,
  children,
}: {
  module: ShownModule;
  heading: HeadingTag;
  children: ReactNode;
}) {
  const t = useText();
  const { _key, title, titleSize, description } = module;
  return (
    <>
      {(title || description) && (
        <div className="module-head">
          {title && (
            <Heading id={`module-${_key}`} className={titleSizes[titleSize ?? 'h2']}>
              {title}
            </Heading>
          )}
          {description && <p className={title ? 'lead mt-3' : 'lead'}>{description}</p>}
        </div>
      )}
      <ModuleBoundary fallback={<Notice>{t('error.module')}</Notice>}>{children}</ModuleBoundary>
    </>
  );
}

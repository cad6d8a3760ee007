import { Component, type ReactNode, Suspense } from 'react';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ModuleContent } from '../../content/cms/content.ts';
import { useText } from '../../content/i18n/text.tsx';
import { DrawnWholeEnd, drawnWhole } from '../../ui/page/drawn-whole.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import { Notice } from '../../ui/notice.tsx';
import type { LoadedModule, ShownModule } from './module-contract.ts';

const most = 4;

type BackdropProps = { pictures: readonly PictureData[]; className: string };

function Backdrop({ pictures, className }: BackdropProps) {
  if (pictures.length === 0) return null;
  const shown = pictures.slice(0, most);
  const sizes = shown.length === 1 ? '100vw' : '(width >= 767px) 50vw, 100vw';
  return (
    // Phones get one picture in one piece, because strips beside a sheet would show nothing.
    <div
      className={`inset-0 grid auto-cols-fr grid-flow-col overflow-hidden bg-surface [&>*]:min-h-0 max-md:[&>:not(:first-child)]:hidden ${className}`}
    >
      {shown.map((picture) => (
        <Picture key={picture.src} picture={picture} sizes={sizes} className="size-full object-cover" />
      ))}
    </div>
  );
}

/** Spelled out, since Tailwind only finds complete class names. */
const small = [
  'col-span-1 col-span-2 col-span-3 col-span-4 col-span-5 col-span-6',
  'col-span-7 col-span-8 col-span-9 col-span-10 col-span-11 col-span-12',
].flatMap((names) => names.split(' '));

const medium = [
  'md:col-span-1 md:col-span-2 md:col-span-3 md:col-span-4 md:col-span-5 md:col-span-6',
  'md:col-span-7 md:col-span-8 md:col-span-9 md:col-span-10 md:col-span-11 md:col-span-12',
].flatMap((names) => names.split(' '));

const large = [
  'xl:col-span-1 xl:col-span-2 xl:col-span-3 xl:col-span-4 xl:col-span-5 xl:col-span-6',
  'xl:col-span-7 xl:col-span-8 xl:col-span-9 xl:col-span-10 xl:col-span-11 xl:col-span-12',
].flatMap((names) => names.split(' '));

const whole = 12;

function classFor(names: readonly string[], columns: number | undefined): string {
  return names[(columns ?? whole) - 1] ?? names[whole - 1] ?? '';
}

export function spanClasses(span: ModuleContent['span']): string {
  return [classFor(small, span?.sm), classFor(medium, span?.md), classFor(large, span?.lg)].join(' ');
}

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * The innermost of three error boundaries. React catches errors on the server only with Suspense, in the browser only
 * with a class.
 */
class ModuleBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    if (this.state.failed) return fallback;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

const grounds = { soft: 'ground ground-soft', accent: 'ground ground-accent', dark: 'ground ground-dark' };

const titleSizes = { h2: 'heading-2', h3: 'heading-3', h4: 'heading-4' } as const;

type FrameProps = {
  loaded: LoadedModule;
  heading: HeadingTag;
  isAlone: boolean;
  /** Follows the columns of a module that is alone, inside its band, because bands must be adjacent. */
  end: ReactNode;
  children: ReactNode;
};

function groundOf({ backgroundType, backgroundColor }: ShownModule): string | undefined {
  return backgroundType === 'color' ? grounds[backgroundColor ?? 'soft'] : undefined;
}

/** Twelve columns in which each module of a row has its span. */
export const columnClasses =
  'module-columns wrap relative grid grid-cols-12 gap-x-4 gap-y-14 md:gap-x-6 xl:gap-x-8';

/** Background of text, which never stands directly on a picture. */
const sheet = 'relative rounded-md bg-ground p-[clamp(1.5rem,0.75rem+3vw,4rem)]';

/** The content of these may stand beside the title, which moves when it comes. */
const isBesideTitle = ({ _type }: ShownModule) => _type === 'articleModule' || _type === 'callToActionModule';

/** Spans the background over the page when the module is alone in its row; beside others it is a panel. */
export function ModuleFrame({ loaded, heading, isAlone, end, children }: FrameProps) {
  const { content, lang, backdrop, canvas } = loaded;
  const ground = groundOf(content);
  const isPictured = backdrop.length > 0;
  const labelledBy = content.title ? `module-${content._key}` : undefined;
  const inner = (
    <Inner module={content} lang={lang} heading={heading}>
      {children}
    </Inner>
  );
  const span = spanClasses(content.span);
  if (!isAlone) {
    const panel = (ground || isPictured) && 'panel relative rounded-md p-[clamp(1.5rem,1rem+2vw,3rem)]';
    return (
      <section
        aria-labelledby={labelledBy}
        data-sanity={canvas}
        className={[span, ground, panel].filter(Boolean).join(' ')}
      >
        <Backdrop pictures={backdrop} className="absolute rounded-md" />
        {isPictured ? <div className={sheet}>{inner}</div> : inner}
      </section>
    );
  }
  const isWhole = isBesideTitle(content);
  const band = ['band', ground, isPictured && 'band-pictured max-md:pt-0', isWhole && drawnWhole];
  return (
    <section aria-labelledby={labelledBy} data-sanity={canvas} className={band.filter(Boolean).join(' ')}>
      <Backdrop pictures={backdrop} className="max-md:relative max-md:aspect-3/2 md:absolute" />
      <div className={isPictured ? `${columnClasses} max-md:-mt-12` : columnClasses}>
        <div className={isPictured ? `${span} ${sheet} max-md:pb-0` : span}>{inner}</div>
      </div>
      {end}
      {isWhole && <DrawnWholeEnd />}
    </section>
  );
}

function Inner({
  module,
  lang,
  heading: Heading,
  children,
}: {
  module: ShownModule;
  lang: string | undefined;
  heading: HeadingTag;
  children: ReactNode;
}) {
  const t = useText();
  const { _key, title, titleSize, description } = module;
  return (
    <>
      {(title || description) && (
        <div className="module-head" lang={lang}>
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

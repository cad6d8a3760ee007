import { type ComponentType, createContext, createElement, type HTMLAttributes, useContext } from 'react';
import { type PageTexts, usePageTexts } from './text.tsx';

type RenderOnceOptions = Pick<PageTexts, 'language' | 'texts'> & { isHydrated?: boolean };

export type RenderOnce = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  options: RenderOnceOptions,
) => string;

export const RenderOnceContext = createContext<RenderOnce | undefined>(undefined);

type RenderedOnceProps<Props> = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'nav' | 'ul';
  'data-island'?: number | undefined;
  component: ComponentType<Props>;
  props: Props;
  isHydrated?: boolean;
};

/** For a component that reads only its props and texts, contains no island and is shown again and again. */
export function RenderedOnce<Props extends object>({
  as: Element = 'div',
  component,
  props,
  isHydrated = false,
  ...attributes
}: RenderedOnceProps<Props>) {
  const renderOnce = useContext(RenderOnceContext);
  const { language, texts } = usePageTexts();
  if (!renderOnce) return <Element {...attributes}>{createElement(component, props)}</Element>;
  const __html = renderOnce(component, props, { language, texts, isHydrated });
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
}

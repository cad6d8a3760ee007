import { type ComponentType, createContext, createElement, useContext } from 'react';

/** The parts of pages that run script, whose code is named in `live-parts.ts` for the browser. */
export type LivePartName = 'backToTop' | 'bannerMedia' | 'form' | 'header' | 'visitor';

/** What a page hands over to a visitor's browser. All of it becomes JSON. */
export type Handover = {
  /** What surrounds every part. */
  around?: object;
  /** What each part was shown with, by the number it carries. */
  parts: { name: LivePartName; props: object }[];
};

const Collector = createContext<ReturnType<typeof collectInto> | undefined>(undefined);

/** Collects what a visitor's browser needs of a page. Without it the browser takes over the page as a whole. */
export const CollectorProvider = Collector.Provider;

export function collectInto(handover: Handover) {
  return {
    surround: (around: object) => {
      handover.around = around;
    },
    add: (name: LivePartName, props: object): number => handover.parts.push({ name, props }) - 1,
  };
}

/** Whether the browser takes over the whole page, as previews and development want it. */
export function useIsWhole(): boolean {
  return useContext(Collector) === undefined;
}

/** Gives every live part of the page the same to stand in. */
export function useAround(around: object): void {
  useContext(Collector)?.surround(around);
}

type LivePartProps<Props> = { name: LivePartName; component: ComponentType<Props>; props: Props };

/** A component that runs script: of everything around it a visitor's browser gets neither code nor data. */
export function LivePart<Props extends object>({ name, component, props }: LivePartProps<Props>) {
  const number = useContext(Collector)?.add(name, props);
  return (
    <div className="contents" data-part={number}>
      {createElement(component, props)}
    </div>
  );
}

import { type ComponentType, createElement, useEffect, useState } from 'react';

type LazyProps<Props> = {
  isNeeded: boolean;
  /** Must be referentially stable. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** Renders nothing when loading fails. */
export function Lazy<Props extends object>({ isNeeded, load, props }: LazyProps<Props>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => undefined,
    );
  }, [isNeeded, load]);
  return component && createElement(component, props);
}

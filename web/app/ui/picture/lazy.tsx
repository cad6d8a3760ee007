import { type ComponentType, createElement, useEffect, useState } from 'react';

type LazyProps<Props> = {
  /** Once it has been needed, it stays. */
  isNeeded: boolean;
  /** The same function at every call. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** A component that is fetched once it is needed. What cannot be had is left out. */
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

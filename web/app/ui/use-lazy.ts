import { type ComponentType, useEffect, useState } from 'react';

/** A component that is fetched once it is needed; null until then, and for good when it cannot be had. */
export function useLazy<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded || component) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => undefined,
    );
  }, [isNeeded, component, load]);
  return component;
}

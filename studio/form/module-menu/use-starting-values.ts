import { useEffect } from 'react';
import {
  type ArrayOfObjectsInputProps,
  resolveInitialValueForType,
  set,
  useInitialValueResolverContext,
} from 'sanity';

type Module = { _key: string; _type?: string };

const isBare = (module: Module) => Object.keys(module).every((name) => name === '_key' || name === '_type');

const depth = 3;

/** Gives a module the values that it begins with in the form: Sanity's overlays insert its type and key alone. */
export function useStartingValues({
  value,
  schemaType,
  readOnly = false,
  onChange,
}: ArrayOfObjectsInputProps) {
  const context = useInitialValueResolverContext();
  useEffect(() => {
    if (readOnly || !value) return;
    let isOver = false;
    const start = async (module: Module) => {
      const type = schemaType.of.find(({ name }) => name === module._type);
      if (!type) return;
      const values: unknown = await resolveInitialValueForType(type, {}, depth, context);
      if (!isOver && values) onChange(set({ ...values, ...module }, [{ _key: module._key }]));
    };
    for (const module of value) if (isBare(module)) void start(module);
    return () => {
      isOver = true;
    };
  }, [context, onChange, readOnly, schemaType, value]);
}

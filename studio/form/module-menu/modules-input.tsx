import type { ArrayOfObjectsInputProps, InputProps } from 'sanity';
import { AddModule } from './add-module.tsx';

/** True for a list whose type groups what can be added to it. */
export function holdsModules(props: InputProps): props is ArrayOfObjectsInputProps & InputProps {
  const { schemaType } = props;
  return schemaType.jsonType === 'array' && schemaType.options?.insertMenu?.groups !== undefined;
}

export function ModulesInput({ input }: { input: ArrayOfObjectsInputProps }) {
  return input.renderDefault({ ...input, arrayFunctions: AddModule });
}

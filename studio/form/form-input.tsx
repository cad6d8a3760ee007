import type { InputProps } from 'sanity';
import { ColourInput, isColour } from './colour-input.tsx';
import { isLocalized, LocalizedField } from './localized-field.tsx';

export function FormInput(props: InputProps) {
  const rest = props.renderDefault(props);
  if (isLocalized(props)) return <LocalizedField input={props} rest={rest} />;
  if (isColour(props)) return <ColourInput input={props} rest={rest} />;
  return rest;
}

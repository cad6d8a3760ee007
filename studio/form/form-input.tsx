import { Stack } from '@sanity/ui';
import type { InputProps } from 'sanity';
import { ColourInput, isColour } from './colour-input.tsx';
import { isPropertyReference, PropertyInput } from '../properties/property-input.tsx';
import { isTable, TableInput } from './table/table-input.tsx';
import { holdsModules, ModulesInput } from './module-menu/modules-input.tsx';
import { isLocalized, LocalizedField } from './localized-field.tsx';
import { ProposeButton } from './propose-button.tsx';
import { isTranslation, SourceBeside } from './translation/source-beside.tsx';

/** True for the path of a page or an article, not for one within a list. */
function isPathOfDocument({ path }: InputProps): boolean {
  return path.length === 1 && path[0] === 'path';
}

export function FormInput(props: InputProps) {
  if (holdsModules(props)) return <ModulesInput input={props} />;
  const rest = isTable(props) ? <TableInput input={props} /> : props.renderDefault(props);
  if (isTranslation(props)) return <SourceBeside input={props} rest={rest} />;
  if (isColour(props)) return <ColourInput input={props} rest={rest} />;
  if (isPropertyReference(props)) return <PropertyInput input={props} rest={rest} />;
  if (!isLocalized(props)) return rest;
  const field = <LocalizedField input={props} rest={rest} />;
  if (!isPathOfDocument(props)) return field;
  return (
    <Stack gap={3}>
      {field}
      <ProposeButton input={props} />
    </Stack>
  );
}

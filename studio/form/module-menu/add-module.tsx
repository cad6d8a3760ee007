import type { ArrayOfObjectsInputProps, InputProps, ArrayInputFunctionsProps, ArraySchemaType } from 'sanity';
import { AddIcon } from '@sanity/icons/Add';
import { Button, Dialog } from '@sanity/ui';
import { useId, useState } from 'react';
import { say } from '../../locale/say.ts';
import { ModuleMenu } from './module-menu.tsx';

/** True for a list whose type groups the items to add. */
export function holdsModules(props: InputProps): props is ArrayOfObjectsInputProps & InputProps {
  const { schemaType } = props;
  return schemaType.jsonType === 'array' && schemaType.options?.insertMenu?.groups !== undefined;
}

export function ModulesInput({ input }: { input: ArrayOfObjectsInputProps }) {
  return input.renderDefault({ ...input, arrayFunctions: AddModule });
}

/** Replaces Sanity's menu of names by one with a drawing and a sentence for each module. */
function AddModule<Item, List extends ArraySchemaType>({
  schemaType,
  readOnly = false,
  onValueCreate,
  onItemAppend,
}: ArrayInputFunctionsProps<Item, List>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        icon={AddIcon}
        mode="ghost"
        text={say('Add module')}
        disabled={readOnly}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog id={id} header={say('Add a module')} width={2} onClose={close} onClickOutside={close}>
          <ModuleMenu
            list={schemaType}
            onChoose={(type) => {
              close();
              // Sanity passes the type of the item here, although it declares that of the list.
              onItemAppend(onValueCreate(type as unknown as List));
            }}
          />
        </Dialog>
      )}
    </>
  );
}

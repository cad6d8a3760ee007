import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { AddIcon } from '@sanity/icons/Add';
import { useId } from 'react';
import { useTemplates } from 'sanity';
import { useRouter } from 'sanity/router';
import { useMayEdit } from '../content/use-may-edit.ts';

/** Lists the templates of some types and opens a new document from one. */
export function AddButton({ label, types }: { label: string; types: readonly string[] }) {
  const id = useId();
  const router = useRouter();
  const mayEdit = useMayEdit();
  const templates = useTemplates().filter(({ schemaType }) => types.includes(schemaType));
  if (mayEdit === false) return null;
  return (
    <MenuButton
      id={id}
      button={<Button icon={AddIcon} mode="bleed" padding={2} fontSize={1} text={label} />}
      popover={{ placement: 'bottom-end', portal: true }}
      menu={
        <Menu>
          {templates.map((template) => (
            <MenuItem
              key={template.id}
              text={template.title}
              fontSize={1}
              onClick={() => {
                router.navigateIntent('create', { type: template.schemaType, template: template.id });
              }}
            />
          ))}
        </Menu>
      }
    />
  );
}

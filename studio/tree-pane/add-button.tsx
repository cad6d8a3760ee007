import { Button, Stack, Text } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { AddIcon } from '@sanity/icons/Add';
import { useId } from 'react';
import { useTemplates } from 'sanity';
import { useRouter } from 'sanity/router';
import { useMayEdit } from '../content/use-may-edit.ts';
import { pageTemplates } from '../templates/page-templates.ts';

const descriptions = new Map(pageTemplates.map(({ id, description }) => [id, description]));

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
              padding={3}
              onClick={() => {
                router.navigateIntent('create', { type: template.schemaType, template: template.id });
              }}
            >
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {template.title}
                </Text>
                {descriptions.has(template.id) && (
                  <Text size={1} muted>
                    {descriptions.get(template.id)}
                  </Text>
                )}
              </Stack>
            </MenuItem>
          ))}
        </Menu>
      }
    />
  );
}

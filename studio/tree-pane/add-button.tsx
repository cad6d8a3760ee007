import { Button } from '@sanity/ui';
import { Menu, MenuButton } from '@sanity/ui/menu';
import { AddIcon } from '@sanity/icons/Add';
import { useId } from 'react';
import { useTemplates } from 'sanity';
import { useRouter } from 'sanity/router';
import { useMayEdit } from '../content/viewer.ts';
import { pageTemplates } from '../templates/page-templates.ts';
import { SavedItems, TemplateItem } from '../templates/saved/saved-items.tsx';

const descriptions = new Map(pageTemplates.map(({ id, description }) => [id, description]));

/** Lists the templates of some types and opens a new document from one. */
export function AddButton({ label, types }: { label: string; types: readonly string[] }) {
  const id = useId();
  const router = useRouter();
  const mayEdit = useMayEdit();
  const templates = useTemplates().filter(
    ({ schemaType, parameters }) => types.includes(schemaType) && !parameters,
  );
  if (mayEdit === false) return null;
  return (
    <MenuButton
      id={id}
      button={<Button icon={AddIcon} mode="bleed" padding={2} fontSize={1} text={label} />}
      popover={{ placement: 'bottom-end', portal: true }}
      menu={
        <Menu>
          {templates.map((template) => (
            <TemplateItem
              key={template.id}
              title={template.title}
              description={descriptions.get(template.id)}
              onChoose={() =>
                router.navigateIntent('create', { type: template.schemaType, template: template.id })
              }
            />
          ))}
          {types.includes('page') && <SavedItems />}
        </Menu>
      }
    />
  );
}

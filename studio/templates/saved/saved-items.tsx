import { Stack, Text } from '@sanity/ui';
import { MenuItem, MenuDivider } from '@sanity/ui/menu';
import { say } from '../../locale/say.ts';
import { useNewPage, useSavedTemplates } from './use-saved-templates.ts';

type TemplateItemProps = { title: string; description: string | undefined; onChoose: () => void };

export function TemplateItem({ title, description, onChoose }: TemplateItemProps) {
  return (
    <MenuItem padding={3} onClick={onChoose}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        {description !== undefined && (
          <Text size={1} muted>
            {description}
          </Text>
        )}
      </Stack>
    </MenuItem>
  );
}

/** Editors' templates, at the end of a menu. */
export function SavedItems() {
  const saved = useSavedTemplates();
  const newPage = useNewPage();
  if (saved.length === 0) return null;
  return (
    <>
      <MenuDivider />
      {saved.map(({ id, present: { name, purpose } }) => (
        <TemplateItem
          key={id}
          title={name ?? say('Untitled')}
          description={purpose ?? say('Your own template.')}
          onChoose={() => newPage(id)}
        />
      ))}
    </>
  );
}

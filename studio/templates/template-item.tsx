import { Stack, Text } from '@sanity/ui';
import { MenuItem } from '@sanity/ui/menu';

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

import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { inStaffLanguage } from '../../locale/say.ts';
import type { ArraySchemaType, SchemaType } from 'sanity';

type ModuleMenuProps = {
  list: ArraySchemaType;
  onChoose: (type: SchemaType) => void;
};

/** Modules by group, each with the drawing and the sentence of its type. */
export function ModuleMenu({ list, onChoose }: ModuleMenuProps) {
  const { groups = [], views = [] } = list.options?.insertMenu ?? {};
  const grid = views.find((view) => view.name === 'grid');
  return (
    <Stack gap={5} padding={4}>
      {groups.map(({ name, title, of = [] }) => (
        <Stack key={name} gap={3}>
          <Text as="h2" size={1} weight="semibold">
            {inStaffLanguage(title ?? name)}
          </Text>
          <div
            style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))', gap: 8 }}
          >
            {list.of
              .filter((type) => of.includes(type.name))
              .map((type) => (
                <ModuleCard
                  key={type.name}
                  type={type}
                  picture={grid?.previewImageUrl?.(type.name)}
                  onChoose={() => onChoose(type)}
                />
              ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

type ModuleCardProps = { type: SchemaType; picture: string | undefined; onChoose: () => void };

function ModuleCard({ type, picture, onChoose }: ModuleCardProps) {
  return (
    <Card as="button" radius={2} padding={2} border style={{ cursor: 'pointer' }} onClick={onChoose}>
      <Flex gap={3} align="flex-start">
        <img src={picture} alt="" width={108} height={72} style={{ flex: 'none', borderRadius: 2 }} />
        <Box paddingTop={2}>
          <Stack gap={2}>
            <Text size={1} weight="semibold">
              {type.title}
            </Text>
            <Text size={1} muted>
              {type.description}
            </Text>
          </Stack>
        </Box>
      </Flex>
    </Card>
  );
}

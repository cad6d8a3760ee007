import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';
import { type Deletion, binDays } from './deletion.ts';
import { useBin, useBinActions } from './use-bin.ts';
import { say, staffLocale } from '../locale/say.ts';
import { Loading } from '../tool-page/tool-page.tsx';

const moment = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'medium', timeStyle: 'short' });

type RowProps = { deletion: Deletion; typeTitle: string; onRestore: () => void; onForget: () => void };

function BinRow({ deletion, typeTitle, onRestore, onForget }: RowProps) {
  const [isSure, setIsSure] = useState(false);
  const { title, wasPublished, deletedBy, deletedAt } = deletion;
  const day = moment.format(new Date(deletedAt));
  const small = { mode: 'ghost', fontSize: 1, padding: 2 } as const;
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack flex={1} gap={3}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {wasPublished
              ? say('{1}, was published · {2}, {3}', typeTitle, deletedBy, day)
              : say('{1}, never published · {2}, {3}', typeTitle, deletedBy, day)}
          </Text>
        </Stack>
        <Button {...small} text={say('Restore')} aria-label={say('Restore {1}', title)} onClick={onRestore} />
        <Button
          {...small}
          text={isSure ? say('Really delete?') : say('Delete for good')}
          aria-label={isSure ? say('Really delete {1}?', title) : say('Delete for good: {1}', title)}
          tone="critical"
          onClick={() => {
            if (isSure) onForget();
            else setIsSure(true);
          }}
          onBlur={() => setIsSure(false)}
        />
      </Flex>
    </Card>
  );
}

export function BinPane() {
  const deletions = useBin();
  const { restore, forget } = useBinActions();
  const schema = useSchema();
  if (deletions === undefined) return <Loading />;
  return (
    <Stack gap={4} padding={4} style={{ maxWidth: 640 }}>
      <Text size={1} muted>
        {deletions.length === 0
          ? say('Nothing was deleted in the last {1} days.', binDays)
          : say(
              'What was deleted stays here for {1} days. Restore brings it back as a draft: visitors see it once you publish.',
              binDays,
            )}
      </Text>
      <Stack as="ul" gap={2} aria-label={say('Recently deleted')}>
        {deletions.map((deletion) => (
          <BinRow
            key={deletion._id}
            deletion={deletion}
            typeTitle={schema.get(deletion.documentType)?.title ?? deletion.documentType}
            onRestore={() => void restore(deletion)}
            onForget={() => void forget(deletion)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { languages } from 'schemas/languages.ts';
import type { ReactNode } from 'react';
import { type DraftLink, draftLinkState } from './draft-link.ts';
import { say, staffLocale } from '../locale/say.ts';

const day = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'medium', timeStyle: 'short' });

const states = {
  active: { title: say('Active'), tone: 'positive' },
  expired: { title: say('Expired'), tone: 'neutral' },
  revoked: { title: say('Revoked'), tone: 'neutral' },
} as const;

function timeText(link: DraftLink): string {
  if (link.revokedAt) return say('Revoked {1}', day.format(new Date(link.revokedAt)));
  return say('Expires {1}', day.format(new Date(link.expiresAt)));
}

type RowProps = { link: DraftLink; now: number; title?: ReactNode; onRevoke: (link: DraftLink) => void };

export function DraftLinkRow({ link, now, title, onRevoke }: RowProps) {
  const state = draftLinkState(link, now);
  const language = languages.find(({ id }) => id === link.language)?.title ?? link.language;
  return (
    <Card as="li" border radius={2} padding={3} tone={state === 'active' ? 'default' : 'transparent'}>
      <Flex align="center" gap={3}>
        <Stack flex={1} gap={3}>
          <Text size={1} weight="medium">
            {title ?? language}
          </Text>
          <Text size={1} muted>
            {title === undefined ? '' : `${language} · `}
            {timeText(link)}
          </Text>
        </Stack>
        <Box>
          <Badge tone={states[state].tone}>{states[state].title}</Badge>
        </Box>
        {state === 'active' && (
          <Button
            text={say('Revoke')}
            aria-label={say('Revoke the link to {1} in {2}', link.documentTitle, language)}
            mode="ghost"
            tone="critical"
            fontSize={1}
            padding={2}
            onClick={() => onRevoke(link)}
          />
        )}
      </Flex>
    </Card>
  );
}

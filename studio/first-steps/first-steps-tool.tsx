import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CircleIcon } from '@sanity/icons/Circle';
import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { say, sayCount } from '../locale/say.ts';
import { PlaceLink } from '../tool-page/place-link.tsx';
import { Loading, PlainList, ToolPage } from '../tool-page/tool-page.tsx';
import type { FirstStep } from './first-steps.ts';
import { countLeft, useFirstSteps } from './use-first-steps.ts';

function StepCard({ step: { title, isDone, text, place } }: { step: FirstStep }) {
  return (
    <Card as="li" border radius={3} padding={4}>
      <Flex gap={3} align={isDone ? 'center' : 'flex-start'}>
        <Text size={2} muted>
          {isDone ? <CheckmarkCircleIcon /> : <CircleIcon />}
        </Text>
        <Stack flex={1} gap={3}>
          <Heading as="h2" size={1}>
            <PlaceLink place={place}>{title}</PlaceLink>
          </Heading>
          {!isDone && (
            <Text size={1} muted>
              {text}
            </Text>
          )}
        </Stack>
        <Box>
          <Badge tone={isDone ? 'positive' : 'caution'}>{isDone ? say('In order') : say('To do')}</Badge>
        </Box>
      </Flex>
    </Card>
  );
}

/** Lists what an agency still has to do before its site may go live. */
export function FirstStepsTool() {
  const { steps, problem } = useFirstSteps();
  const left = countLeft(steps ?? []);
  return (
    <ToolPage
      title={say('First steps')}
      intro={say('What the site needs before visitors may come. Each line opens the place where you do it.')}
      width={2}
      problem={problem}
    >
      {!steps && <Loading />}
      {steps && (
        <>
          <Text size={2} weight="medium" role="status">
            {left === 0
              ? say('All done: the site has what it needs.')
              : sayCount(left, '{1} step is left.', '{1} steps are left.')}
          </Text>
          <PlainList gap={3} aria-label={say('First steps')}>
            {steps.map((step) => (
              <StepCard key={step.title} step={step} />
            ))}
          </PlainList>
        </>
      )}
    </ToolPage>
  );
}

import { Box, Card, Flex, Heading, Stack, Text, Container, Grid } from '@sanity/ui';
import { ArrowRightIcon } from '@sanity/icons/ArrowRight';
import type { MouseEvent } from 'react';
import { useWorkspace, useCurrentUser } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';
import { type Step, steps } from './steps.ts';
import { say } from '../locale/say.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function StepLink({ to, link }: Pick<Step, 'to' | 'link'>) {
  const router = useRouter();
  const { basePath } = useWorkspace();
  if (typeof to !== 'string') {
    return (
      <IntentLink intent={to.intent} params={to.params}>
        {link}
      </IntentLink>
    );
  }
  const path = `${basePath.replace(/\/$/, '')}${to}`;
  return (
    <a
      href={path}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        router.navigateUrl({ path });
      }}
    >
      {link}
    </a>
  );
}

function StepCard({ step, number }: { step: Step; number: number }) {
  const { title, text, drawing: StepDrawing, link, to } = step;
  return (
    <Card as="li" border radius={3} overflow="hidden">
      <Flex direction="column" style={{ height: '100%' }}>
        <StepDrawing />
        <Flex direction="column" flex={1} gap={4} padding={4}>
          <Heading as="h2" size={1}>
            {number}. {title}
          </Heading>
          <Box flex={1}>
            <Text size={1} muted>
              {text}
            </Text>
          </Box>
          <Stack>
            <Text size={1} weight="medium">
              <StepLink to={to} link={link} /> <ArrowRightIcon />
            </Text>
          </Stack>
        </Flex>
      </Flex>
    </Card>
  );
}

export function WelcomeTool() {
  const { title } = useWorkspace();
  const user = useCurrentUser();
  return (
    <Card height="fill" overflow="auto">
      <Container width={3} padding={5}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              {user?.name ? say('Welcome, {1}', user.name) : say('Welcome')}
            </Heading>
            <Text size={2} muted>
              {say(
                'This is where you write everything on the {1} site. Here is what you will do most often.',
                title,
              )}
            </Text>
          </Stack>
          <Grid as="ol" gridTemplateColumns={[1, 1, 2, 3]} gap={4} aria-label={say('What you can do here')}>
            {steps.map((step, index) => (
              <StepCard key={step.title} step={step} number={index + 1} />
            ))}
          </Grid>
        </Stack>
      </Container>
    </Card>
  );
}

import { Card, Container, Grid, Heading, Stack, Text } from '@sanity/ui';
import { useCurrentUser, useWorkspace } from 'sanity';
import { StepCard } from './step-card.tsx';
import { steps } from './steps.ts';
import { say } from '../locale/say.ts';

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

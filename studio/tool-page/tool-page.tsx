import { Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { say } from '../locale/say.ts';

type PlainListProps = {
  as?: 'ul' | 'ol';
  id?: string;
  'aria-label'?: string;
  gap?: number;
  marginTop?: number;
  marginLeft?: number;
  children: ReactNode;
};

/** A list without bullets or spacing. */
export function PlainList({ as = 'ul', ...rest }: PlainListProps) {
  return <Stack as={as} padding={0} margin={0} style={{ listStyle: 'none' }} {...rest} />;
}

type ToolPageProps = {
  title: string;
  intro: string;
  /** Index into the container widths of the theme. */
  width: number;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Message for the reader that the site cannot be reached. */
  problem?: string | undefined;
  children: ReactNode;
};

/** Frame of a tool: its title, its purpose, and what went wrong. */
export function ToolPage({ title, intro, width, actions, problem, children }: ToolPageProps) {
  return (
    <Card as="main" height="fill" overflow="auto">
      <Container width={width} padding={5}>
        <Stack gap={5}>
          <Flex gap={4} align="flex-start" wrap="wrap">
            <Stack flex={1} gap={4}>
              <Heading as="h1" size={3}>
                {title}
              </Heading>
              <Text muted size={1}>
                {intro}
              </Text>
            </Stack>
            {actions}
          </Flex>
          {problem !== undefined && <ToolMessage text={problem} tone="caution" />}
          {children}
        </Stack>
      </Container>
    </Card>
  );
}

export function ToolMessage({ text, tone }: { text: string; tone: 'caution' | 'default' }) {
  return (
    <Card tone={tone} border radius={3} padding={4} role="status">
      <Text size={1}>{text}</Text>
    </Card>
  );
}

export function Loading() {
  return (
    <Flex justify="center" padding={5}>
      <Spinner muted />
    </Flex>
  );
}

/** Replaces the buttons of a decision that is left to administrators. */
export function ForAdministrators() {
  return (
    <Text size={1} muted>
      {say('An administrator decides this.')}
    </Text>
  );
}

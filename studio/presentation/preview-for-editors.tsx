import { Card, Container, Heading, Stack, Text } from '@sanity/ui';
import { type ComponentType, createElement } from 'react';
import type { Tool } from 'sanity';
import { useMayEdit } from '../content/use-may-edit.ts';
import { env } from '../env.ts';
import { say } from '../locale/say.ts';
import { InspectorStyle } from './inspector-style.ts';

function NoPreview() {
  return (
    <Card height="fill" padding={4}>
      <Container width={1} paddingY={5}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            {say('The preview is for editors')}
          </Heading>
          <Text>
            {say(
              'It opens drafts with a secret that it writes into the content, and your account may only read. Ask an administrator for the role of editor, or a colleague for a link to a draft.',
            )}
          </Text>
          <Text>
            <a href={env.siteUrl}>{say('See the site as visitors do')}</a>
          </Text>
        </Stack>
      </Container>
    </Card>
  );
}

/** Without the right to write its secret, Sanity's preview waits for a connection that never comes. */
export function previewForEditors(tool: Tool): Tool {
  const Preview = tool.component as ComponentType<{ tool: Tool }>;
  function PreviewForEditors(props: { tool: Tool }) {
    const mayEdit = useMayEdit();
    if (mayEdit === undefined) return null;
    if (!mayEdit) return <NoPreview />;
    return (
      <>
        <InspectorStyle />
        {createElement(Preview, props)}
      </>
    );
  }
  return { ...tool, component: PreviewForEditors as Tool['component'] };
}

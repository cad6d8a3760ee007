import { createGlobalStyle } from 'styled-components';
import { Card, Container, Heading, Stack, Text } from '@sanity/ui';
import { type ComponentType, createElement } from 'react';
import type { Tool } from 'sanity';
import { useMayEdit } from '../content/viewer.ts';
import { env } from '../env.ts';
import { say } from '../locale/say.ts';

const panel = '#presentation-narrow-panel-content';
const inspector = '[data-ui="DocumentInspectorPanel"]';
const versions = '[data-testid="document-perspective-list"]';

/**
 * Wraps the chips of the versions onto their own line if the buttons beside them leave too little room, and shows a
 * document's inspector in place of its fields if the preview leaves no room for both. Sanity puts them side by side
 * at any width, so that the inspector begins outside the window. Its own widths are in style attributes.
 */
const PanelStyle = createGlobalStyle({
  [`${panel} :has(> * > ${versions})`]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  [`${panel} :has(> ${versions})`]: { flex: '1 0 max-content' },
  [`${panel}:has(${inspector})`]: { containerType: 'inline-size' },
  '@container (max-width: 639px)': {
    [`${panel} [data-testid="document-pane"]`]: { minWidth: '0 !important' },
    [`${panel}:has(${inspector}) [data-testid="document-panel-form-view"]`]: { display: 'none !important' },
    [`${panel} ${inspector}`]: { minWidth: '0 !important', maxWidth: 'none !important' },
  },
});

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

/** Sanity's preview waits forever if it may not write its secret. */
export function previewForEditors(tool: Tool): Tool {
  const Preview = tool.component as ComponentType<{ tool: Tool }>;
  function PreviewForEditors(props: { tool: Tool }) {
    const mayEdit = useMayEdit();
    if (mayEdit === undefined) return null;
    if (!mayEdit) return <NoPreview />;
    return (
      <>
        <PanelStyle />
        {createElement(Preview, props)}
      </>
    );
  }
  return { ...tool, component: PreviewForEditors as Tool['component'] };
}

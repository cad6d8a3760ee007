import { Box, Card, Flex, TabPanel } from '@sanity/ui';
import { type ComponentType, createElement, useState } from 'react';
import type { Tool } from 'sanity';
import { say } from '../locale/say.ts';
import { tabId, ToolTabs } from '../tool-page/tool-tabs.tsx';
import { PicturesTool } from './pictures-tool.tsx';

/** Adds a list of where pictures are used to the media tool, whose own words are English. */
export function mediaWithUses(tool: Tool): Tool {
  const tabs = [
    { id: 'library', title: say('Library'), content: tool.component as ComponentType<{ tool: Tool }> },
    { id: 'uses', title: say('Picture uses'), content: PicturesTool },
  ] as const;
  function MediaWithUses(props: { tool: Tool }) {
    const [shown, setShown] = useState<(typeof tabs)[number]>(tabs[0]);
    return (
      <Flex direction="column" height="fill">
        <Card borderBottom padding={2}>
          <ToolTabs panelId="media-panel" tabs={tabs} shown={shown} onShow={setShown} />
        </Card>
        <Box flex={1} overflow="hidden">
          <TabPanel id="media-panel" aria-labelledby={tabId(shown)} style={{ height: '100%' }}>
            {createElement(shown.content, props)}
          </TabPanel>
        </Box>
      </Flex>
    );
  }
  return { ...tool, title: say('Media'), component: MediaWithUses as Tool['component'] };
}

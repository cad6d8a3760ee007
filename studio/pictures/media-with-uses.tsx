import { Box, Card, Flex, Tab, TabList, TabPanel } from '@sanity/ui';
import { type ComponentType, createElement, useState } from 'react';
import type { Tool } from 'sanity';
import { say } from '../locale/say.ts';
import { PicturesTool } from './pictures-tool.tsx';

/** Adds to the media tool, which has English words within, a list of where its pictures are used. */
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
          <TabList gap={2}>
            {tabs.map((tab) => (
              <Tab
                key={tab.id}
                id={`${tab.id}-tab`}
                aria-controls="media-panel"
                label={tab.title}
                fontSize={1}
                selected={tab === shown}
                onClick={() => {
                  setShown(tab);
                }}
              />
            ))}
          </TabList>
        </Card>
        <Box flex={1} overflow="hidden">
          <TabPanel id="media-panel" aria-labelledby={`${shown.id}-tab`} style={{ height: '100%' }}>
            {createElement(shown.content, props)}
          </TabPanel>
        </Box>
      </Flex>
    );
  }
  return { ...tool, title: say('Media'), component: MediaWithUses as Tool['component'] };
}

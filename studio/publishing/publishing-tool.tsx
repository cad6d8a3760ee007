import { Card, Container, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { useState } from 'react';
import { say } from '../locale/say.ts';
import { PlannedList } from '../schedules/planned-list.tsx';
import { UnpublishedList } from '../unpublished/unpublished-list.tsx';

const tabs = [
  { id: 'unpublished', title: say('Not published'), content: UnpublishedList },
  { id: 'planned', title: say('Planned'), content: PlannedList },
] as const;

/** What visitors do not see yet: drafts, and what is planned. */
export function PublishingTool() {
  const [shown, setShown] = useState<(typeof tabs)[number]>(tabs[0]);
  const { content: Content } = shown;
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              {say('Publishing')}
            </Heading>
            <Text muted size={1}>
              {say(
                'What visitors do not see yet: all drafts, and what the site will publish or unpublish by itself.',
              )}
            </Text>
          </Stack>
          <TabList gap={2}>
            {tabs.map((tab) => (
              <Tab
                key={tab.id}
                id={`${tab.id}-tab`}
                aria-controls="publishing-panel"
                label={tab.title}
                fontSize={1}
                selected={tab === shown}
                onClick={() => {
                  setShown(tab);
                }}
              />
            ))}
          </TabList>
          <TabPanel id="publishing-panel" aria-labelledby={`${shown.id}-tab`}>
            <Content />
          </TabPanel>
        </Stack>
      </Container>
    </Card>
  );
}

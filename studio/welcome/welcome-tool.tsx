import { Box, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui';
import { ArrowRightIcon } from '@sanity/icons/ArrowRight';
import { useWorkspace, useCurrentUser } from 'sanity';
import { isViewer, useMayPublish } from '../content/viewer.ts';
import { countLeft, useFirstSteps } from '../first-steps/use-first-steps.ts';
import { say, sayCount } from '../locale/say.ts';
import { PlaceLink, type Place } from '../tool-page/place-link.tsx';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { EditorDashboard, ReaderDashboard } from './dashboard.tsx';
import type { ComponentType } from 'react';
import { AddPage, ChangeMenu, ChangeText, Publish, ShareDraft, Translate } from './drawings.tsx';

type Step = {
  title: string;
  text: string;
  drawing: ComponentType;
  links: readonly { text: string; place: Place }[];
};

const steps: readonly Step[] = [
  {
    title: say('Change a text'),
    text: say(
      'Open the preview and click a text or a picture. Its field opens next to the page: type, and watch the page change.',
    ),
    drawing: ChangeText,
    links: [
      { text: say('Open the preview'), place: '/preview' },
      { text: say('Open the texts of buttons, forms and mails'), place: '/texts' },
    ],
  },
  {
    title: say('Change the menu'),
    text: say('Drag items to reorder or nest them. Add an item and choose the page it links to.'),
    drawing: ChangeMenu,
    links: [
      { text: say('Open the menu'), place: { intent: 'edit', params: { id: 'menu', type: 'menu' } } },
      { text: say('Open the top bar'), place: { intent: 'edit', params: { id: 'top-bar', type: 'topBar' } } },
    ],
  },
  {
    title: say('Add a page'),
    text: say(
      'Start from a template. Give the page a title and a path in each language, and publish it when it is ready.',
    ),
    drawing: AddPage,
    links: [{ text: say('Choose a template'), place: '/structure/pages' }],
  },
  {
    title: say('Translate'),
    text: say('See which translations are missing or outdated. Each line opens the field to edit.'),
    drawing: Translate,
    links: [{ text: say('See what is missing'), place: '/translations' }],
  },
  {
    title: say('Share a draft'),
    text: say(
      'Choose Share draft in the menu next to Publish and send the link to a colleague or a client. It expires automatically, or when you revoke it.',
    ),
    drawing: ShareDraft,
    links: [{ text: say('See all draft links'), place: '/structure/draft-links' }],
  },
  {
    title: say('Publish'),
    text: say(
      'Everything you type is saved as a draft that visitors cannot see. Press Publish, and it is on the site a moment later.',
    ),
    drawing: Publish,
    links: [{ text: say('Open the pages'), place: '/structure/pages' }],
  },
];

function StepCard({ step, number }: { step: Step; number: number }) {
  const { title, text, drawing: StepDrawing, links } = step;
  return (
    <Card as="li" border radius={3} overflow="hidden">
      <Flex direction="column" style={{ height: '100%' }}>
        <StepDrawing />
        <Flex direction="column" flex={1} gap={4} padding={4}>
          <Heading as="h3" size={1}>
            {number}. {title}
          </Heading>
          <Box flex={1}>
            <Text size={1} muted>
              {text}
            </Text>
          </Box>
          <Stack gap={3}>
            {links.map((link) => (
              <Text key={link.text} size={1} weight="medium">
                <PlaceLink place={link.place}>{link.text}</PlaceLink> <ArrowRightIcon />
              </Text>
            ))}
          </Stack>
        </Flex>
      </Flex>
    </Card>
  );
}

/** Links to the first steps while any is left. */
function StepsLeft() {
  const { steps: known = [] } = useFirstSteps();
  const left = countLeft(known);
  if (left === 0) return null;
  return (
    <Card tone="caution" border radius={3} padding={4} role="status">
      <Text size={1}>
        {sayCount(
          left,
          'Before visitors may come, {1} step is left:',
          'Before visitors may come, {1} steps are left:',
        )}{' '}
        <PlaceLink place="/first-steps">{say('First steps')}</PlaceLink>
      </Text>
    </Card>
  );
}

export function WelcomeTool() {
  const { title } = useWorkspace();
  const user = useCurrentUser();
  const isReader = isViewer(user);
  const mayPublish = useMayPublish();
  return (
    <ToolPage
      title={user?.name ? say('Welcome, {1}', user.name) : say('Welcome')}
      intro={
        isReader
          ? say('You can read everything on the {1} site here, drafts included.', title)
          : say('This is where you write everything on the {1} site.', title)
      }
      width={3}
    >
      {mayPublish === false && <ReaderDashboard />}
      {!isReader && (
        <>
          {mayPublish && <StepsLeft />}
          {mayPublish && <EditorDashboard />}
          <Stack as="section" gap={4}>
            <Heading as="h2" size={1}>
              {say('What you will do most often')}
            </Heading>
            <Grid as="ol" gridTemplateColumns={[1, 1, 2, 3]} gap={4} padding={0} margin={0}>
              {steps.map((step, index) => (
                <StepCard key={step.title} step={step} number={index + 1} />
              ))}
            </Grid>
          </Stack>
        </>
      )}
    </ToolPage>
  );
}

import { TabPanel } from '@sanity/ui';
import { useRouter, useRouterState } from 'sanity/router';
import { PagesList } from '../bulk/pages-list.tsx';
import { say } from '../locale/say.ts';
import { RequestsList } from '../requests/requests-list.tsx';
import { PlannedList } from '../schedules/planned-list.tsx';
import { UnpublishedList } from '../unpublished/unpublished-list.tsx';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { tabId, ToolTabs } from '../tool-page/tool-tabs.tsx';

const tabs = [
  { id: 'unpublished', title: say('Not published'), content: UnpublishedList },
  { id: 'asked', title: say('Asked'), content: RequestsList },
  { id: 'pages', title: say('Pages and articles'), content: PagesList },
  { id: 'planned', title: say('Planned'), content: PlannedList },
] as const;

export function PublishingTool() {
  const linked = useRouterState((state) => state['tab']);
  const { navigate } = useRouter();
  const shown = tabs.find(({ id }) => id === linked) ?? tabs[0];
  const { content: Content } = shown;
  return (
    <ToolPage
      title={say('Publishing')}
      intro={say(
        'What visitors see and do not see yet: all drafts, all pages, and what the site will publish or unpublish by itself.',
      )}
      width={2}
    >
      <ToolTabs
        panelId="publishing-panel"
        tabs={tabs}
        shown={shown}
        onShow={({ id }) => navigate({ tab: id })}
      />
      <TabPanel id="publishing-panel" aria-labelledby={tabId(shown)}>
        <Content />
      </TabPanel>
    </ToolPage>
  );
}

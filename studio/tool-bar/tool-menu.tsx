import { Button, Card, Flex } from '@sanity/ui';
import { useTools, type ToolMenuProps } from 'sanity';
import { StateLink, useRouterState } from 'sanity/router';
import { useNewLeads } from '../leads/use-new-leads.ts';
import { groupOf, barTools, withCounts } from './tool-groups.ts';

/** The tools of the open group, below the bar. */
export function GroupLinks() {
  const tools = useTools();
  const open = useRouterState((state) => state['tool']);
  const leads = useNewLeads();
  const group = groupOf(typeof open === 'string' ? open : undefined, tools);
  if (!group) return null;
  return (
    <Card as="nav" aria-label={group.title} borderBottom padding={2} flex="none">
      <Flex gap={2} wrap="wrap">
        {withCounts(group.members, leads).map(({ name, title }) => (
          <Button
            key={name}
            as={StateLink}
            data-as="a"
            state={{ tool: name }}
            text={title}
            mode="bleed"
            fontSize={1}
            padding={2}
            selected={name === open}
            aria-current={name === open ? 'page' : undefined}
          />
        ))}
      </Flex>
    </Card>
  );
}

/** The drawer of a narrow window has room for every tool by itself. */
export function ToolMenu(props: ToolMenuProps) {
  const { activeToolName, context, tools } = props;
  const leads = useNewLeads();
  if (context === 'sidebar') return props.renderDefault({ ...props, tools: withCounts(tools, leads) });
  const active = groupOf(activeToolName, tools)?.members[0]?.name ?? activeToolName;
  return props.renderDefault({
    ...props,
    tools: barTools(withCounts(tools, leads), leads),
    ...(active === undefined ? {} : { activeToolName: active }),
  });
}

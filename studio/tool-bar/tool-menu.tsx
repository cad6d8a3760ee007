import { Button, Card, Flex } from '@sanity/ui';
import { useTools, type ToolMenuProps } from 'sanity';
import { StateLink, useRouterState } from 'sanity/router';
import { groupOf, barTools } from './tool-groups.ts';

/** The tools of the open group, below the bar. */
export function GroupLinks() {
  const tools = useTools();
  const open = useRouterState((state) => state['tool']);
  const group = groupOf(typeof open === 'string' ? open : undefined, tools);
  if (!group) return null;
  return (
    <Card as="nav" aria-label={group.title} borderBottom padding={2} flex="none">
      <Flex gap={2} wrap="wrap">
        {group.members.map(({ name, title }) => (
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
  if (context === 'sidebar') return props.renderDefault(props);
  const active = groupOf(activeToolName, tools)?.members[0]?.name ?? activeToolName;
  return props.renderDefault({
    ...props,
    tools: barTools(tools),
    ...(active === undefined ? {} : { activeToolName: active }),
  });
}

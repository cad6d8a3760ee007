import type { ToolMenuProps } from 'sanity';
import { barTools, groupOf } from './tool-groups.ts';

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

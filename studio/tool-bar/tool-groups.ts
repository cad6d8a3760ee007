import type { Tool } from 'sanity';
import { say } from '../locale/say.ts';

type ToolGroup = { title: string; names: readonly string[] };

/** Names of tools in order. A group takes the room of one tool, and a narrow window has room for few. */
const places: readonly (string | ToolGroup)[] = [
  { title: say('Welcome'), names: ['welcome', 'first-steps', 'guide'] },
  'structure',
  'preview',
  'media',
  { title: say('Properties'), names: ['properties', 'imports', 'connections'] },
  'publishing',
  { title: say('Review'), names: ['checks', 'translations', 'texts', 'search', 'status'] },
  { title: say('Contacts'), names: ['leads', 'visits', 'owners'] },
];

const order = places.flatMap((place) => (typeof place === 'string' ? [place] : place.names));

/** Puts tools in the order of the bar, others after them. */
export function inOrder(tools: readonly Tool[]): Tool[] {
  const position = ({ name }: Tool) => (order.includes(name) ? order.indexOf(name) : order.length);
  return tools.toSorted((a, b) => position(a) - position(b));
}

/** A tool's group with its available tools; undefined for a tool that is alone. */
export function groupOf(name: string | undefined, tools: readonly Tool[]) {
  const group = places.find((place) => typeof place !== 'string' && place.names.includes(name ?? ''));
  if (group === undefined || typeof group === 'string') return undefined;
  const members = tools.filter((tool) => group.names.includes(tool.name));
  return members.length > 1 ? { title: group.title, members } : undefined;
}

const counted = (title: string, count: number) => (count === 0 ? title : `${title} (${count})`);

/** Adds the number of new leads to the title of the leads. */
export function withCounts(tools: readonly Tool[], leads = 0): Tool[] {
  return tools.map((tool) => (tool.name === 'leads' ? { ...tool, title: counted(tool.title, leads) } : tool));
}

/** One entry for each group, which opens the first of its tools and counts the new leads among them. */
export function barTools(tools: readonly Tool[], leads = 0): Tool[] {
  return tools.flatMap((tool) => {
    const group = groupOf(tool.name, tools);
    if (!group) return [tool];
    const hasLeads = group.members.some(({ name }) => name === 'leads');
    const title = counted(group.title, hasLeads ? leads : 0);
    return group.members[0] === tool ? [{ ...tool, title }] : [];
  });
}

import type { Site } from '../../content/cms/site.server.ts';

type TeamMember = { id: string; name: string; email: string };

/** Members of the team who can be reached, also those hidden from visitors. */
export function teamOf({ content }: Pick<Site, 'content'>): TeamMember[] {
  return content.team.flatMap(({ _id, name, email }) => (name && email ? [{ id: _id, name, email }] : []));
}

export function findColleague(site: Pick<Site, 'content'>, id: string): TeamMember | undefined {
  return teamOf(site).find((member) => member.id === id);
}

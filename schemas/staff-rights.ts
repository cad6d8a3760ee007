/** Each right includes those before it: to see what visitors sent, to act on it, to decide for the agency. */
export const staffRights = ['read', 'act', 'decide'] as const;

export type StaffRight = (typeof staffRights)[number];

/** Takes the names of someone's roles at Sanity. Custom roles of the project have the rights of an editor. */
export function rightOf(roles: readonly string[]): StaffRight {
  if (roles.includes('administrator')) return 'decide';
  return roles.every((role) => role === 'viewer') ? 'read' : 'act';
}

export function includesRight(held: StaffRight, needed: StaffRight): boolean {
  return staffRights.indexOf(held) >= staffRights.indexOf(needed);
}

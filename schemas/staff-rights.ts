/** Each right includes those before it: to see what visitors sent, to act on it, to decide for the agency. */
export const staffRights = ['read', 'act', 'decide'] as const;

export type StaffRight = (typeof staffRights)[number];

/** By the names of someone's roles at Sanity. A role of the project's own making acts as an editor does. */
export function rightOf(roles: readonly string[]): StaffRight {
  if (roles.includes('administrator')) return 'decide';
  return roles.every((role) => role === 'viewer') ? 'read' : 'act';
}

export function includesRight(held: StaffRight, needed: StaffRight): boolean {
  return staffRights.indexOf(held) >= staffRights.indexOf(needed);
}

export const scheduledActions = ['publish', 'unpublish'] as const;

export type ScheduledAction = (typeof scheduledActions)[number];

/** `running` lasts for the seconds in which the site carries it out. */
export const scheduleStates = ['planned', 'running', 'done', 'failed', 'cancelled'] as const;

export type ScheduleState = (typeof scheduleStates)[number];

/**
 * Reasons for which a plan failed, or for which the site tries again (`store-down`, `not-allowed`, `busy`). The Studio has
 * a sentence for each.
 */
export const scheduleProblems = [
  'nothing-to-publish',
  'nothing-to-unpublish',
  'links-to-unpublished',
  'incomplete',
  'linked-from',
  'needed',
  'refused',
  'store-down',
  'not-allowed',
  'busy',
] as const;

export type ScheduleProblem = (typeof scheduleProblems)[number];

export const scheduledActions = ['publish', 'unpublish'] as const;

export type ScheduledAction = (typeof scheduledActions)[number];

/** `running` lasts for the seconds that the site takes to carry it out. */
export const scheduleStates = ['planned', 'running', 'done', 'failed', 'cancelled'] as const;

export type ScheduleState = (typeof scheduleStates)[number];

/** Why a plan failed or the site tries again (`store-down`, `not-allowed`, `busy`); the Studio words each. */
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

/** Applies while an editor has set nothing: minutes, minutes, hours, weeks and parties at once. */
export const usualVisit = { duration: 30, buffer: 30, notice: 24, weeks: 3, capacity: 1 } as const;

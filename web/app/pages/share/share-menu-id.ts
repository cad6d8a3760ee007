/** Both elements that need it are on one page, and an island has no id of its own. */
export const shareMenuId = 'share';

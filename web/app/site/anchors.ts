export const topId = 'top';

export const contentId = 'content';

export const contentId = 'content';

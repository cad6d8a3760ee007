export const topId = 'top';

export const alertOfferId = 'keep-me-informed';

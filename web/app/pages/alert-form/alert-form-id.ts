export const alertFormId = 'keep-me-informed';

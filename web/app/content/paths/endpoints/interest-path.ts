export const interestPath = '/api/interest';

export const sentInterests = ['favourite', 'share'] as const;

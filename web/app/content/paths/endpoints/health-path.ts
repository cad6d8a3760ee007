/** Responds as long as the worker runs. */
export const livenessPath = '/api/health/live';

/** Responds 200 as long as the site can serve visitors, else 503. */
export const readinessPath = '/api/health/ready';

import path from 'node:path';

/** Holds the build in `client` and `server`. Browser tests keep that of another agency beside the usual place. */
export const buildFolder = path.resolve(import.meta.dirname, '..', process.env['SITE_BUILD_DIR'] ?? 'build');

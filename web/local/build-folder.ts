import path from 'node:path';

/** Holds what was built, in `client` and `server`: beside the usual place, browser tests keep the build of another agency. */
export const buildFolder = path.resolve(import.meta.dirname, '..', process.env['SITE_BUILD_DIR'] ?? 'build');

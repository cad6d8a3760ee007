import path from 'node:path';

/** Paths in a backup. */
export const partsIn = (folder: string) => ({
  content: path.join(folder, 'content.tar.gz'),
  database: path.join(folder, 'database.sqlite'),
  uploads: path.join(folder, 'uploads'),
  imported: path.join(folder, 'import'),
});

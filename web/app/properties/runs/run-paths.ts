export const runPaths = [
  'properties/runs',
  'properties/runs/:run/records',
  'properties/runs/:run/documents/:name',
  'properties/runs/:run/end',
] as const;

const runsPath = `/api/${runPaths[0]}`;

export const openRunPath = runsPath;
export const recordsPath = (run: string): string => `${runsPath}/${run}/records`;
export const documentPath = (run: string, name: string): string =>
  `${runsPath}/${run}/documents/${encodeURIComponent(name)}`;
export const endRunPath = (run: string): string => `${runsPath}/${run}/end`;

/** Per request: a batch of records. */
export const mostBatchBytes = 8_000_000;

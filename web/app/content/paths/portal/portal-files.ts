type PortalFile = {
  id: string;
  segment: string;
  /** Its address ends with the id of what it delivers. */
  hasId: boolean;
};

export const portalFiles = [
  { id: 'visits', segment: 'visits.csv', hasId: false },
  { id: 'calendar', segment: 'visits.ics', hasId: false },
  { id: 'statistics', segment: 'statistics.csv', hasId: false },
  { id: 'document', segment: 'document', hasId: true },
  { id: 'agency-document', segment: 'agency-document', hasId: true },
] as const satisfies readonly PortalFile[];

export type PortalFileId = (typeof portalFiles)[number]['id'];

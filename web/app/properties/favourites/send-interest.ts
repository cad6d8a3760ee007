import { interestPath, type sentInterests } from '../../content/paths/endpoints.ts';

/** Counts a mark or a share for the owner, without telling whose it is. */
export function sendInterest(kind: (typeof sentInterests)[number], propertyId: string): void {
  navigator.sendBeacon(interestPath, `${kind}\n${propertyId}`);
}

/** In the order of the page. */
export const nearbyKinds = ['station', 'bus-stop', 'shop', 'school', 'motorway'] as const;

export type NearbyKind = (typeof nearbyKinds)[number];

/** The nearest place of a kind, in metres along the streets. */
export type NearbyPlace = { kind: NearbyKind; metres: number };

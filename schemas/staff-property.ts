/** An imported property as the site lists it for the Studio, with figures of the last 30 days. */
export type StaffProperty = {
  reference: string;
  /** As imported, whatever editors made of it. */
  title: string;
  /** Street where it may be shown, postcode and town. */
  place: string;
  goal: 'sale' | 'rent';
  state: 'available' | 'sold' | 'rented';
  /** Absolute address of a small picture. */
  picture: string;
  views: number;
  leads: number;
  visits: number;
};

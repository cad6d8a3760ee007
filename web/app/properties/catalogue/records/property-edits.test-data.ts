import type { OpenHouseRecord } from '../../model/record.ts';
import type { PropertyEdit } from './property-edits.ts';

export const editOf = (reference: string, fields: Partial<PropertyEdit> = {}): PropertyEdit => ({
  reference,
  isHidden: false,
  isFeatured: false,
  order: undefined,
  titles: {},
  teasers: {},
  openHouses: [],
  ...fields,
});

export const openHouseOn = (day: string, From = '10:00', Until = '12:00'): OpenHouseRecord => ({
  Date: day,
  From,
  Until,
});

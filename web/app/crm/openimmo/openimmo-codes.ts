import type { CodeTables } from '../connector/codes.ts';

const all = (ours: string, ...codes: string[]) => Object.fromEntries(codes.map((code) => [code, ours]));

/** Words of the standard. A kind such as `haus VILLA` counts before `haus` alone. */
export const openimmoCodes = {
  vermarktungsart: {
    title: 'Purpose',
    field: 'Goal',
    isNeeded: true,
    known: { KAUF: 'sale', MIETE_PACHT: 'rent' },
  },
  verkaufstatus: {
    title: 'Status of the offer',
    field: 'Status',
    isNeeded: true,
    known: { OFFEN: 'available', RESERVIERT: 'under-option', VERKAUFT: 'sold' },
  },
  objektart: {
    title: 'Category',
    field: 'MainType',
    isNeeded: true,
    known: {
      ...all('house', 'haus'),
      ...all('villa', 'haus VILLA', 'haus SCHLOSS', 'haus HERRENHAUS', 'haus BURG'),
      ...all('farm', 'haus BAUERNHAUS', 'haus RESTHOF', 'land_und_forstwirtschaft'),
      ...all('apartment', 'wohnung'),
      ...all('penthouse', 'wohnung PENTHOUSE'),
      ...all('studio', 'wohnung LOFT-STUDIO-ATELIER', 'zimmer'),
      ...all('land', 'grundstueck'),
      ...all('commercial', 'buero_praxen', 'einzelhandel', 'gastgewerbe', 'hallen_lager_prod'),
      ...all('commercial', 'freizeitimmobilie_gewerblich'),
      ...all('investment', 'haus MEHRFAMILIENHAUS', 'haus APARTMENTHAUS', 'zinshaus_renditeobjekt'),
      ...all('garage', 'parken EINZELGARAGE', 'parken DOPPELGARAGE', 'parken TIEFGARAGE'),
      ...all('parking', 'parken'),
    },
  },
  land: {
    title: 'Country',
    field: 'CountryID',
    isNeeded: true,
    known: { BEL: '10', DEU: '26', ESP: '32', FRA: '33', LUX: '50', NLD: '63' },
  },
  befeuerung: {
    title: 'Heating',
    field: 'Heating',
    known: {
      ...all('gas', 'GAS', 'FLUESSIGGAS'),
      ...all('oil', 'OEL'),
      ...all('electric', 'ELEKTRO'),
      ...all('heat-pump-air', 'LUFTWP'),
      ...all('heat-pump-ground', 'ERDWAERME'),
      ...all('heat-network', 'FERN', 'NAHWAERME'),
      ...all('wood-stove', 'PELLET', 'HOLZ'),
    },
  },
} as const satisfies CodeTables;

export type OpenimmoKind = keyof typeof openimmoCodes;

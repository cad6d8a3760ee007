import type { Fact } from '../connector/facts.ts';
import { day, number, type Read, size, text, whole, yesNo } from '../connector/read.ts';
import type { OpenimmoKind } from './openimmo-codes.ts';

type OpenimmoFact = Fact<string, OpenimmoKind>;

const fact = (ours: string, read: Read, ...from: readonly string[]): OpenimmoFact => ({ from, ours, read });

/** Software writes `false` for every box that nobody ticked. */
const tick = (ours: string, from: string, there: unknown = true): OpenimmoFact => ({
  ...fact(
    ours,
    (value) => {
      const read = yesNo(value);
      return 'value' in read ? { value: read.value === true ? there : undefined } : read;
    },
    from,
  ),
  note: 'Only where it is ticked.',
});

/** Some numbers come with a unit. */
const measured: Read = (value) => number(String(value).replace(/\s*(?:kWh|kg|m²|EUR|€).*$/, ''));

const furnished: Read = (value) => ({
  value: value === 'VOLL' ? true : value === 'TEIL' ? 'partly' : undefined,
});

const pass = (name: string) => `zustand_angaben.energiepass.${name}`;

/** By their path in the property; an attribute stands behind `@`. */
export const openimmoFacts: readonly OpenimmoFact[] = [
  fact('Street', text, 'geo.strasse'),
  fact('HouseNumber', text, 'geo.hausnummer'),
  fact('Zip', text, 'geo.plz'),
  fact('Floor', whole, 'geo.etage'),
  fact('Floors', whole, 'geo.anzahl_etagen'),
  fact('SurfaceLiving', size, 'flaechen.wohnflaeche'),
  fact('SurfaceTotal', size, 'flaechen.gesamtflaeche'),
  fact('SurfaceGround', size, 'flaechen.grundstuecksflaeche'),
  fact('SurfaceTerrace', size, 'flaechen.balkon_terrasse_flaeche'),
  fact('SurfaceGarden', size, 'flaechen.gartenflaeche'),
  fact('Bedrooms', whole, 'flaechen.anzahl_schlafzimmer'),
  fact('Bathrooms', whole, 'flaechen.anzahl_badezimmer'),
  fact('Toilets', whole, 'flaechen.anzahl_sep_wc'),
  fact('Parkings', whole, 'flaechen.anzahl_stellplaetze'),
  fact('ConstructionYear', whole, 'zustand_angaben.baujahr'),
  fact('RenovationYear', whole, 'zustand_angaben.letztemodernisierung'),
  fact('EnergyPerformance', measured, pass('endenergiebedarf'), pass('energieverbrauchkennwert')),
  { ...fact('EPCLabelText', text, pass('wertklasse')), note: 'On the scale of its country.' },
  fact('EPCDate', day, pass('ausstelldatum')),
  fact('EPCExpiryDate', day, pass('gueltig_bis')),
  fact('Charges', number, 'preise.nebenkosten'),
  fact('AvailableFrom', day, 'verwaltung_objekt.abdatum'),
  tick('PetsAllowed', 'verwaltung_objekt.haustiere'),
  tick('Lift', 'ausstattung.fahrstuhl@PERSONEN'),
  tick('Kitchen', 'ausstattung.kueche@EBK', 'fitted'),
  tick('Pool', 'ausstattung.swimmingpool'),
  tick('AirConditioning', 'ausstattung.klimatisiert'),
  tick('Alarm', 'ausstattung.sicherheitstechnik@ALARMANLAGE'),
  fact('Furnished', furnished, 'ausstattung.moebliert@moeb'),
];

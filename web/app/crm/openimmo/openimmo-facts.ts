import type { Fact } from '../connector/facts.ts';
import { day, number, type Read, size, text, whole, yesNo, type Fields } from '../connector/read.ts';
import type { OpenimmoKind } from './openimmo-codes.ts';
import { valueAt, type XmlElement } from '../connector/read-xml.ts';

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

/** Everything else stays in the file: people, owners, commissions, notes, fields of the sender's own. */
const paths: readonly string[] = [
  ...new Set([
    ...['verwaltung_techn.openimmo_obid', 'verwaltung_techn.objektnr_extern', 'verwaltung_techn.sprache'],
    'verwaltung_techn.aktion@aktionart',
    ...['verwaltung_objekt.objektadresse_freigeben', 'verwaltung_objekt.vermietet'],
    ...['zustand_angaben.verkaufstatus@stand', 'geo.land@iso_land'],
    ...['geo.geokoordinaten@breitengrad', 'geo.geokoordinaten@laengengrad'],
    ...['preise.kaufpreis', 'preise.kaufpreis@auf_anfrage', 'preise.waehrung@iso_waehrung'],
    ...['preise.kaltmiete', 'preise.nettokaltmiete'],
    'objektkategorie.nutzungsart@ANLAGE',
    ...['objektbeschreibung', 'lage', 'ausstatt_beschr'].map((name) => `freitexte.${name}`),
    ...openimmoFacts.flatMap(({ from }) => from),
  ]),
];

/** Attachments that are no picture of the home. */
const otherGroups = new Set([
  ...['DOKUMENTE', 'FILM', 'FILMLINK', 'PANORAMA', 'LINKS', 'EPASS-SKALA'],
  ...['ANBIETERLOGO', 'QRCODE', 'KARTEN_LAGEPLAN', 'ANBOBJURL', 'OBJURL'],
]);

function find(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  let found = element;
  for (const name of names) found = found?.children.find((child) => child.name === name);
  return found;
}

const isTrue = (value: string) => value === 'true' || value === '1';

const ticked = (element: XmlElement | undefined): string[] =>
  Object.entries(element?.attributes ?? {}).flatMap(([name, value]) => (isTrue(value) ? [name] : []));

/** Reads a picture in the archive or on the web, not one inside the document. */
function pictureOf(attachment: XmlElement): Fields[] {
  const { location, gruppe = 'BILD' } = attachment.attributes;
  const place = valueAt(attachment, 'daten.pfad');
  if (place === undefined || location === 'INTERN' || otherGroups.has(gruppe)) return [];
  const isRemote = location === 'REMOTE' || /^https?:/.test(place);
  return /\.(?:jpe?g|png|webp|heic)$/i.test(place) || isRemote
    ? [{ gruppe, ...(isRemote ? { url: place } : { path: place.replaceAll('\\', '/') }) }]
    : [];
}

function kindOf(property: XmlElement): string | undefined {
  const kind = find(property, 'objektkategorie', 'objektart')?.children[0];
  return kind && [kind.name, Object.values(kind.attributes)[0]].filter(Boolean).join(' ');
}

function textsOf(property: XmlElement): Fields[] {
  const texts = find(property, 'freitexte')?.children ?? [];
  return texts
    .filter(({ name }) => name === 'objekt_text')
    .map(({ attributes, text }) => ({ lang: attributes['lang'], text: text.trim() }));
}

export function cutImmobilie(property: XmlElement): Fields {
  const told = paths.flatMap((path): [string, string][] => {
    const value = valueAt(property, path);
    return value === undefined ? [] : [[path, value]];
  });
  const attachments = find(property, 'anhaenge')?.children ?? [];
  return {
    ...Object.fromEntries(told),
    objektart: kindOf(property),
    vermarktungsart: ticked(find(property, 'objektkategorie', 'vermarktungsart')),
    befeuerung: ticked(find(property, 'ausstattung', 'befeuerung')),
    texts: textsOf(property),
    pictures: attachments.filter(({ name }) => name === 'anhang').flatMap(pictureOf),
  };
}

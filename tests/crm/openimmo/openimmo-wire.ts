import type { ModelPicture, ModelProperty } from '../agency-model.ts';
import type { Silence } from '../oracle.ts';

/** Words of fields that no visitor may ever read; a test looks for them everywhere. */
export const openimmoPlantedWords = [
  'GEHEIM-besitzer',
  'GEHEIM-makler',
  'GEHEIM-provision',
  'GEHEIM-notiz',
  'GEHEIM-lizenz',
] as const;

/** Homes that are for no website, and those whose state the standard has no word for. */
export const openimmoSilence: Silence = {
  states: ['preparing', 'withdrawn', 'suspended', 'sold-conditionally'],
  isSilentOnAbsence: true,
  lacks: ['hidden-price'],
};

const office = 'ANID-7';

export const obidOf = (key: number) => `${office}/OBID-${String(key)}`;

export const isInFile = ({ isOffline, state }: ModelProperty) =>
  !isOffline && !openimmoSilence.states.includes(state);

export const pathOf = (picture: number) => `bilder/${String(picture)}.jpg`;

const kinds = {
  house: '<haus haustyp="REIHENMITTEL"/>',
  villa: '<haus haustyp="VILLA"/>',
  apartment: '<wohnung wohnungtyp="ETAGE"/>',
} as const;

const fuels = { gas: 'GAS', oil: 'OEL', strange: 'SOLAR' } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const element = (name: string, content: string | number) => `<${name}>${String(content)}</${name}>`;

const when = (isThere: boolean, xml: string) => (isThere ? xml : '');

function pricesOf({ offer, price, showsPrice }: ModelProperty): string {
  if (offer === 'rent') return when(showsPrice, element('kaltmiete', price));
  return `<kaufpreis auf_anfrage="${String(!showsPrice)}">${showsPrice ? String(price) : '0'}</kaufpreis>`;
}

function conditionOf({ energy, offer, state }: ModelProperty): string {
  const status =
    state === 'under-option' ? 'RESERVIERT' : state === 'closed' && offer === 'sale' ? 'VERKAUFT' : 'OFFEN';
  const pass = energy
    ? `<energiepass><endenergiebedarf>${String(energy.value)},0 kWh/(m²*a)</endenergiebedarf><wertklasse>${energy.label}</wertklasse></energiepass>`
    : '';
  return `<zustand_angaben>${pass}<verkaufstatus stand="${status}"/></zustand_angaben>`;
}

/** The technical part of a home that leaves. */
export const deletionOf = (key: number) =>
  `<immobilie><verwaltung_techn><objektnr_extern>R${String(key)}</objektnr_extern><aktion aktionart="DELETE"/><openimmo_obid>OBID-${String(key)}</openimmo_obid></verwaltung_techn></immobilie>`;

/** In the archive, unless it has a place of its own. */
function attachmentOf({ key, address, isBroken }: ModelPicture): string {
  const [location, place] =
    address === undefined
      ? ['EXTERN', pathOf(key)]
      : ['REMOTE', isBroken ? `https://pictures.openimmo.example/missing-${String(key)}.jpg` : address];
  return `<anhang location="${location}" gruppe="BILD"><anhangtitel>x</anhangtitel><format>jpg</format><daten><pfad>${place}</pfad></daten></anhang>`;
}

/** One home as the standard tells it, with what is for portals only. */
export function immobilieOf(property: ModelProperty, action: string): string {
  const { key, kind, offer, heating, lift, bedrooms, description, pictures, state } = property;
  const isRent = offer === 'rent';
  const address = property.showsAddress
    ? when(key % 4 !== 0, element('objektadresse_freigeben', 'true'))
    : element('objektadresse_freigeben', 'false');
  return `<immobilie>
<objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false" ANLAGE="false"/><vermarktungsart KAUF="${String(!isRent)}" MIETE_PACHT="${String(isRent)}"/><objektart>${kinds[kind]}</objektart></objektkategorie>
<geo><plz>${property.zip}</plz><ort>${property.city}</ort><strasse>${escaped(property.street)}</strasse><hausnummer>${property.houseNumber}</hausnummer><land iso_land="BEL"/></geo>
<kontaktperson><email_direkt>x@example.be</email_direkt><name>${openimmoPlantedWords[1]}</name></kontaktperson>
<weitere_adresse><name>${openimmoPlantedWords[0]}</name></weitere_adresse>
<preise>${pricesOf(property)}<waehrung iso_waehrung="EUR"/><innen_courtage>${openimmoPlantedWords[2]}</innen_courtage></preise>
<flaechen>${when(bedrooms !== undefined, element('anzahl_schlafzimmer', bedrooms ?? 0))}<anzahl_zimmer>9.5</anzahl_zimmer></flaechen>
<ausstattung>${heating === undefined ? '' : `<befeuerung ${fuels[heating]}="true" ALTERNATIV="false"/>`}<fahrstuhl PERSONEN="${String(lift === true)}"/></ausstattung>
${conditionOf(property)}
<freitexte><objektbeschreibung>${escaped(description.nl)}</objektbeschreibung>${when(description.fr !== undefined, `<objekt_text lang="fra"><![CDATA[${description.fr ?? ''}]]></objekt_text>`)}</freitexte>
<anhaenge>${pictures.map(attachmentOf).join('')}<anhang location="EXTERN" gruppe="ANBIETERLOGO"><daten><pfad>logo.jpg</pfad></daten></anhang></anhaenge>
<verwaltung_objekt>${address}<vermietet>${String(isRent && state === 'closed')}</vermietet><user_defined_simplefield feldname="intern">${openimmoPlantedWords[3]}</user_defined_simplefield></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>R${String(key)}</objektnr_extern>${when(action !== '', `<aktion aktionart="${action}"/>`)}<openimmo_obid>OBID-${String(key)}</openimmo_obid><stand_vom>2026-10-24</stand_vom><sprache>nld</sprache></verwaltung_techn>
</immobilie>`;
}

type Transmission = { isWhole: boolean; timestamp: string; encoding: string };

/** In the encoding that is wanted where it has every letter, else in that of all letters. */
export function documentOf(
  homes: readonly string[],
  { isWhole, timestamp, ...wanted }: Transmission,
): Uint8Array {
  const encoding = homes.every((home) => /^[\n\r -~\u00a0-\u00ff]*$/.test(home)) ? wanted.encoding : 'utf-8';
  const text = `<?xml version="1.0" encoding="${encoding}"?>
<openimmo><uebertragung art="ONLINE" umfang="${isWhole ? 'VOLL' : 'TEIL'}" modus="CHANGE" version="1.2.7" sendersoftware="Muster" senderversion="1" timestamp="${timestamp}"/>
<anbieter><firma>Muster</firma><openimmo_anid>${office}</openimmo_anid><lizenzkennung>${openimmoPlantedWords[4]}</lizenzkennung>${homes.join('')}</anbieter></openimmo>`;
  return Buffer.from(text, encoding === 'ISO-8859-1' ? 'latin1' : 'utf8');
}

import { expect, test } from 'vitest';
import { type TestLanguage, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { readFacts, readHighlights, renderFacts } from './facts-on-page.test-data.tsx';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

async function expectFacts(id: string, blocks: Readonly<Record<TestLanguage, string>>): Promise<void> {
  for (const language of testLanguages) {
    const [heading = '', ...lines] = blocks[language].split('\n').map((line) => line.trim());
    expect((await readFacts(sampleCatalogue, id, language)).get(heading), language).toEqual(lines);
  }
}

test('[3.19] a house has its surfaces in each language', async () => {
  await expectFacts('2101', {
    nl: `Oppervlakten
        Totale oppervlakte: 172 m²
        Terras: 18 m²
        Tuin: 46 m²`,
    fr: `Surfaces
        Surface totale: 172 m²
        Terrasse: 18 m²
        Jardin: 46 m²`,
    en: `Areas
        Total area: 172 m²
        Terrace: 18 m²
        Garden: 46 m²`,
  });
});

test('[3.20] a villa has its rooms in each language', async () => {
  await expectFacts('2108', {
    nl: `Indeling
        Douches: 3
        Toiletten: 4
        Garages: 3
        Parkeerplaatsen: 4
        Verdiepingen: 2`,
    fr: `Composition
        Douches: 3
        Toilettes: 4
        Garages: 3
        Emplacements de parking: 4
        Étages: 2`,
    en: `Rooms
        Showers: 3
        Toilets: 4
        Garages: 3
        Parking spaces: 4
        Floors: 2`,
  });
});

test('[3.21][3.25][3.28] a house has the facts of its building in each language', async () => {
  await expectFacts('2101', {
    nl: `Gebouw
        Renovatiejaar: 2016
        Gevels: 2
        Oriëntatie: Zuidwesten
        Verwarming: Condensatieketel op gas
        Keuken: Open keuken
        Dak: Zadeldak met keramische pannen
        Ramen: Dubbele beglazing in hout`,
    fr: `Bâtiment
        Année de rénovation: 2016
        Façades: 2
        Orientation: Sud-ouest
        Chauffage: Chaudière à condensation au gaz
        Cuisine: Cuisine ouverte
        Toiture: Toit à deux versants en tuiles
        Châssis: Double vitrage, châssis en bois`,
    en: `Building
        Renovated in: 2016
        Open sides: 2
        Orientation: South-west
        Heating: Condensing gas boiler
        Kitchen: Open-plan kitchen
        Roof: Pitched roof with clay tiles
        Windows: Double glazing in timber`,
  });
});

test('[3.22][3.23] energy and asbestos in Flanders, in each language', async () => {
  await expectFacts('2101', {
    nl: `Energie en attesten
        Energieverbruik: 214 kWh/m² per jaar
        CO₂-uitstoot: 41 kg CO₂/m² per jaar
        Unieke code EPC: 20240305-0006637819-RES-1
        EPC opgemaakt op: 5 maart 2024
        EPC geldig tot: 5 maart 2034
        Asbestattest: Het asbestattest meldt een asbestveilig gebouw.
        Asbestattest van: 12 maart 2024`,
    fr: `Énergie et attestations
        Consommation d’énergie: 214 kWh/m² par an
        Émissions de CO₂: 41 kg CO₂/m² par an
        Code unique du certificat PEB: 20240305-0006637819-RES-1
        Certificat PEB établi le: 5 mars 2024
        Certificat PEB valable jusqu’au: 5 mars 2034
        Attestation amiante: L’attestation amiante déclare le bâtiment sûr.
        Attestation amiante du: 12 mars 2024`,
    en: `Energy and certificates
        Energy use: 214 kWh/m² per year
        CO₂ emissions: 41 kg CO₂/m² per year
        Energy certificate code: 20240305-0006637819-RES-1
        Energy certificate dated: 5 March 2024
        Energy certificate valid until: 5 March 2034
        Asbestos certificate: The asbestos certificate declares the building asbestos-safe.
        Asbestos certificate dated: 12 March 2024`,
  });
});

test('[3.22] Brussels has a finer energy label, and no asbestos', async () => {
  await expectFacts('2111', {
    nl: `Energie en attesten
        Energieverbruik: 168 kWh/m² per jaar
        CO₂-uitstoot: 34 kg CO₂/m² per jaar
        Unieke code EPC: 20230417-0000671700-01-5
        EPC opgemaakt op: 17 april 2023
        EPC geldig tot: 17 april 2033`,
    fr: `Énergie et attestations
        Consommation d’énergie: 168 kWh/m² par an
        Émissions de CO₂: 34 kg CO₂/m² par an
        Code unique du certificat PEB: 20230417-0000671700-01-5
        Certificat PEB établi le: 17 avril 2023
        Certificat PEB valable jusqu’au: 17 avril 2033`,
    en: `Energy and certificates
        Energy use: 168 kWh/m² per year
        CO₂ emissions: 34 kg CO₂/m² per year
        Energy certificate code: 20230417-0000671700-01-5
        Energy certificate dated: 17 April 2023
        Energy certificate valid until: 17 April 2033`,
  });
});

test('[3.22] Wallonia adds the total consumption', async () => {
  await expectFacts('2114', {
    nl: `Energie en attesten
        Energieverbruik: 561 kWh/m² per jaar
        Totaal energieverbruik: 66.198 kWh per jaar
        CO₂-uitstoot: 112 kg CO₂/m² per jaar
        Unieke code EPC: 20250909740766
        EPC opgemaakt op: 9 september 2025
        EPC geldig tot: 9 september 2035`,
    fr: `Énergie et attestations
        Consommation d’énergie: 561 kWh/m² par an
        Consommation totale: 66 198 kWh par an
        Émissions de CO₂: 112 kg CO₂/m² par an
        Code unique du certificat PEB: 20250909740766
        Certificat PEB établi le: 9 septembre 2025
        Certificat PEB valable jusqu’au: 9 septembre 2035`,
    en: `Energy and certificates
        Energy use: 561 kWh/m² per year
        Total energy use: 66,198 kWh per year
        CO₂ emissions: 112 kg CO₂/m² per year
        Energy certificate code: 20250909740766
        Energy certificate dated: 9 September 2025
        Energy certificate valid until: 9 September 2035`,
  });
});

test('[3.17] the scale of a home says in words where its label lies, in each language', async () => {
  const caption = async (id: string, language: TestLanguage) =>
    /<figcaption[^>]*>(.*?)<\/figcaption>/.exec(await renderFacts(sampleCatalogue, id, language))?.[1];
  expect(await Promise.all(testLanguages.map(async (language) => caption('2101', language)))).toEqual([
    'Label C op de Vlaamse schaal, van A+ (zuinig) tot F. De grenzen zijn in kWh/m² per jaar.',
    'Label C sur l’échelle flamande, de A+ (économe) à F. Les limites sont en kWh/m² par an.',
    'Label C on the Flemish scale, from A+ (efficient) to F. The limits are in kWh/m² per year.',
  ]);
  expect(await caption('2111', 'fr')).toMatch(/^Label D\+ sur l’échelle bruxelloise, de A \(économe\) à G\./);
  expect(await caption('2114', 'nl')).toMatch(/^Label G op de Waalse schaal, van A\+\+ \(zuinig\) tot G\./);
  expect(await caption('2116', 'en')).toBe('Label B on the Luxembourg scale, from A+ (efficient) to I.');
});

test('a parking space has certificates, but nothing about energy', async () => {
  for (const [language, title] of [
    ['nl', 'Attesten'],
    ['fr', 'Attestations'],
    ['en', 'Certificates'],
  ] as const) {
    expect([...(await readFacts(sampleCatalogue, '2131', language)).keys()]).toContain(title);
    expect(await renderFacts(sampleCatalogue, '2131', language)).not.toMatch(/Energie|Énergie|Energy/);
  }
});

test('the label of a business is told, but not drawn on the scale of homes', async () => {
  expect((await readFacts(sampleCatalogue, '2120')).get('Energie en attesten')?.[0]).toBe(
    'EPC-label: EPC-label D',
  );
  expect(await renderFacts(sampleCatalogue, '2120')).not.toContain('<figure');
});

test('a plot, a garage and a parking space need no energy certificate, so nothing says that one is requested', async () => {
  for (const id of ['2117', '2123', '2131'])
    expect(await renderFacts(sampleCatalogue, id), id).not.toContain('EPC-label');
});

test('a home without certificate says so, and not that one is requested', async () => {
  const home = exampleRecord();
  delete home.EnergyPerformance;
  const requested = createCatalogue(exampleBundle([home]));
  expect((await readFacts(requested, '501', 'nl')).get('Energie en attesten')).toEqual([
    'EPC-label: EPC niet meegedeeld',
  ]);
  expect((await readFacts(requested, '501', 'fr')).get('Énergie et attestations')).toEqual([
    'Label PEB: PEB non communiqué',
  ]);
  expect((await readFacts(requested, '501', 'en')).get('Energy and certificates')).toEqual([
    'Energy label: Energy label not given',
  ]);
});

test('the badge of the energy label has its letter and colour, and its words for screen readers', async () => {
  const html = await renderFacts(sampleCatalogue, '2101');
  expect(html).toContain(
    '<span class="energy-badge bg-energy-c"><span class="sr-only">EPC-label C</span><span aria-hidden="true">C</span></span>',
  );
  expect(await renderFacts(sampleCatalogue, '2111')).toContain('bg-energy-d');
  expect(await renderFacts(sampleCatalogue, '2117')).not.toContain('energy-badge');
});

test('[3.20] rooms stand with their surface, storey by storey, as far as they are known', async () => {
  const Rooms = [
    { Kind: 'living', Surface: 32.5, Floor: 0 },
    { Kind: 'exterior', Floor: 1 },
    { Kind: 'living', Floor: 0 },
  ];
  const told = async (Rooms: PropertyRecord['Rooms']) =>
    (await readFacts(createCatalogue(exampleBundle([exampleRecord({ Rooms })])), '501', 'fr')).get(
      'Composition',
    );
  expect(await told(Rooms)).toContain(
    'Pièces: Rez-de-chaussée: Séjour 32,5 m², Séjour · Étage 1: Vue extérieure',
  );
  expect((await told([{ Kind: 'living', Surface: 20 }])) ?? []).toContain('Pièces: Séjour 20 m²');
  expect((await told([])) ?? []).not.toContainEqual(expect.stringContaining('Pièces'));
});

test('[3.20] rooms that a property lacks are not counted', async () => {
  const rooms = { Bedrooms: 0, Bathrooms: 1, Showers: 0, Toilets: 0, Garages: 0, Parkings: 0, Floors: 0 };
  const studio = createCatalogue(exampleBundle([exampleRecord(rooms)]));
  expect(await readHighlights(studio, '501')).toContain('Badkamers: 1');
  expect(await renderFacts(studio, '501')).not.toContain('<dd>0</dd>');
});

test('a home tells its storey and what a filter may want, but not that it is no new build', async () => {
  const building = async (id: string) => (await readFacts(sampleCatalogue, id, 'nl')).get('Gebouw') ?? [];
  expect(await building('2136')).toEqual(expect.arrayContaining(['Bouwjaar: 2012', 'Lift: Ja']));
  expect(await readHighlights(sampleCatalogue, '2136')).toContain('Verdieping: 1');
  expect(await readHighlights(sampleCatalogue, '2130')).toContain('Verdieping: Gelijkvloers');
  expect(await building('2130')).toContain('Nieuwbouw: Ja');
  expect((await readFacts(sampleCatalogue, '2139', 'nl')).get('Indeling')).toEqual(
    expect.arrayContaining(['Gemeubeld: Nee', 'Huisdieren toegelaten: Ja']),
  );
  expect((await building('2101')).join()).not.toContain('Nieuwbouw');
});

test('a home tells which meters it has for itself', async () => {
  const energy = (await readFacts(sampleCatalogue, '2145', 'nl')).get('Energie en attesten');
  expect(energy).toEqual(
    expect.arrayContaining([
      'Meter water: Gemeenschappelijk',
      'Meter gas: Niet van toepassing',
      'Meter elektriciteit: Individueel',
    ]),
  );
});

test('an answer that was asked for says so only where the law lets an advert appear without it', async () => {
  const planning = async (fields: Parameters<typeof exampleRecord>[0]) =>
    (
      await readFacts(
        createCatalogue(exampleBundle([exampleRecord({ PlanningRequestedOn: '2026-04-28', ...fields })])),
        '501',
        'nl',
      )
    ).get('Stedenbouw');
  expect(await planning({})).toContain('Voorkooprecht: Aangevraagd');
  expect(await planning({ Zip: '4000' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import bundle from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { seededTranslate, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { formatEuro } from '../price/price.ts';
import { factGroups } from './fact-row.ts';
import { factTable } from './fact-table.ts';
import { readFacts, renderFacts } from './facts-on-page.test-data.tsx';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const planning = { nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning' } as const;
const water = { nl: 'Overstromingsrisico', fr: 'Risque d’inondation', en: 'Flood risk' } as const;
const costs = { nl: 'Prijs en kosten', fr: 'Prix et frais', en: 'Price and costs' } as const;

const costsOf = async (fields: Partial<PropertyRecord>) =>
  (await readFacts(createCatalogue(exampleBundle([exampleRecord(fields)])), '501')).get(costs.nl);

test('[3.26] planning answers of a Flemish house are full sentences in each language', async () => {
  expect((await readFacts(sampleCatalogue, '2101', 'nl')).get(planning.nl)).toEqual([
    'Vergunning: Het gebouw wordt door zijn ouderdom geacht vergund te zijn.',
    'Bestemming: De meest recente bestemming is woongebied met culturele, historische of esthetische waarde.',
    'Dagvaarding of herstelmaatregel: Er is geen dagvaarding uitgebracht en er loopt geen herstelmaatregel.',
    'Voorkooprecht: Er rust geen voorkooprecht op het goed.',
    'Verkaveling: Er is geen verkavelingsvergunning van toepassing.',
  ]);
  expect((await readFacts(sampleCatalogue, '2101', 'fr')).get(planning.fr)).toEqual([
    'Permis: Le bâtiment est présumé autorisé en raison de son ancienneté.',
    'Affectation: La destination la plus récente est une zone d’habitat à valeur culturelle, historique ou esthétique.',
    'Citation ou mesure de réparation: Aucune citation n’a été émise et aucune mesure de réparation n’est en cours.',
    'Droit de préemption: Le bien n’est grevé d’aucun droit de préemption.',
    'Lotissement: Aucun permis de lotir n’est d’application.',
  ]);
  expect((await readFacts(sampleCatalogue, '2101', 'en')).get(planning.en)).toEqual([
    'Permit: Deemed to have planning permission because of its age.',
    'Designation: The most recent designation is residential area of cultural, historical or aesthetic value.',
    'Summons or remedial measure: No summons has been served and no remedial measure is pending.',
    'Pre-emption right: No right of pre-emption applies to the property.',
    'Subdivision: No subdivision permit applies.',
  ]);
});

test('[3.26] Brussels names the lawful use, Wallonia and Luxembourg have no planning facts', async () => {
  expect((await readFacts(sampleCatalogue, '2111', 'nl')).get(planning.nl)).toEqual([
    'Wettige bestemming: De laatst bekende wettige bestemming is appartement.',
  ]);
  expect((await readFacts(sampleCatalogue, '2111', 'fr')).get(planning.fr)).toEqual([
    'Affectation licite: La dernière affectation urbanistique licite est appartement.',
  ]);
  expect((await readFacts(sampleCatalogue, '2111', 'en')).get(planning.en)).toEqual([
    'Lawful use: The most recent lawful use is apartment.',
  ]);
  for (const id of ['2114', '2116'])
    for (const language of testLanguages)
      expect((await readFacts(sampleCatalogue, id, language)).has(planning[language])).toBe(false);
});

test('[3.24] a Flemish house has two flood scores in words, and its flood zone, in each language', async () => {
  const expected = {
    nl: [
      'P-score (perceel): BKleine kans dat het perceel overstroomt wanneer het klimaat verandert.',
      'G-score (gebouw): BKleine kans dat het gebouw overstroomt wanneer het klimaat verandert.',
      'Overstromingsgebied: Mogelijk overstromingsgevoelig gebied',
    ],
    fr: [
      'Score P (parcelle): BFaible risque d’inondation de la parcelle sous l’effet du changement climatique.',
      'Score G (bâtiment): BFaible risque d’inondation du bâtiment sous l’effet du changement climatique.',
      'Zone inondable: Zone potentiellement inondable',
    ],
    en: [
      'P-score (plot): BA small chance that the plot floods as the climate changes.',
      'G-score (building): BA small chance that the building floods as the climate changes.',
      'Flood zone: Area possibly prone to flooding',
    ],
  };
  for (const language of testLanguages)
    expect((await readFacts(sampleCatalogue, '2101', language)).get(water[language])).toEqual(
      expected[language],
    );
});

test('[3.24] every flood score is drawn in its place and has words of its own', async () => {
  const meanings = new Set<string>();
  for (const score of ['A', 'B', 'C', 'D'] as const) {
    const record = exampleRecord({ FloodPlotScore: score, FloodBuildingScore: score });
    const floods = createCatalogue(exampleBundle([record]));
    const html = await renderFacts(floods, '501');
    const drawn = html.matchAll(/class="flood-scale .*?data-current="true">([A-D])/g);
    expect(Array.from(drawn, ([, letter]) => letter)).toEqual([score, score]);
    const signs = html.match(/<p [^>]*><svg [^>]*aria-hidden="true"/g) ?? [];
    expect(signs).toHaveLength(score === 'D' ? 2 : 0);
    for (const language of testLanguages)
      for (const line of (await readFacts(floods, '501', language)).get(water[language]) ?? [])
        meanings.add(line);
  }
  expect(meanings.size).toBe(4 * 2 * 3);
});

test('[3.24] a plot has a score for the plot alone', async () => {
  expect((await readFacts(sampleCatalogue, '2117')).get(water.nl)).toEqual([
    'P-score (perceel): AVoor het perceel is geen overstroming berekend.',
    'Overstromingsgebied: Niet gelegen in overstromingsgevoelig gebied',
  ]);
});

test('an answer on planning that a buyer may be glad of has a mark beside its words', async () => {
  const facts = await sampleCatalogue.factSheet('2101', { t: seededTranslate('nl'), language: 'nl' });
  expect(facts?.sheet.planning?.facts.map(({ id, isGood }) => [id, isGood])).toEqual([
    ['permit', true],
    ['designation', undefined],
    ['summons', true],
    ['preemption', true],
    ['subdivision', false],
  ]);
});

test('planning is folded, and the rest is open', async () => {
  const [open = '', folded = ''] = (await renderFacts(sampleCatalogue, '2101')).split('<details');
  expect(folded).toContain('<summary><h3 class="heading-3">Stedenbouw</h3>');
  expect(open).toContain('Overstromingsrisico');
  expect(open).not.toContain('Voorkooprecht');
  expect(await renderFacts(sampleCatalogue, '2114')).not.toContain('<details');
});

test('[3.23] the asbestos certificate of a building is a sentence', async () => {
  const energy = 'Energie en attesten';
  expect((await readFacts(sampleCatalogue, '2103')).get(energy)?.join('\n')).toContain(
    'Asbestattest: Het asbestattest meldt dat het gebouw niet asbestveilig is.',
  );
  expect((await readFacts(sampleCatalogue, '2125')).get(energy)?.join('\n')).toContain(
    'Asbestattest: Het asbestattest is aangevraagd.',
  );
  expect((await readFacts(sampleCatalogue, '2117')).get(energy)).toBeUndefined();
});

test('[3.26][3.27] a sale under VAT has its regime, rate, fees and charges in each language', async () => {
  expect((await readFacts(sampleCatalogue, '2128', 'nl')).get(costs.nl)).toEqual([
    'Vraagprijs: € 329.000',
    'Gemeenschappelijke kosten: € 95 per maand',
    'Fiscaal stelsel: Verkoop onder btw',
    'Btw-tarief: 21 %',
  ]);
  expect((await readFacts(sampleCatalogue, '2128', 'fr')).get(costs.fr)).toEqual([
    'Prix demandé: 329 000 €',
    'Charges communes: 95 € par mois',
    'Régime fiscal: Vente sous régime TVA',
    'Taux de TVA: 21 %',
  ]);
  expect((await readFacts(sampleCatalogue, '2128', 'en')).get(costs.en)).toEqual([
    'Asking price: €329,000',
    'Service charges: €95 per month',
    'Tax regime: Sale subject to VAT',
    'VAT rate: 21%',
  ]);
});

test('[3.27] a rent has its charges, deposit, agency cost, inventory and first day', async () => {
  expect((await readFacts(sampleCatalogue, '2136', 'nl')).get(costs.nl)).toEqual([
    'Huurprijs: € 980 per maand',
    'Gemeenschappelijke kosten: € 85 per maand',
    'Huurwaarborg: 3 maanden huur',
    'Plaatsbeschrijving: € 240',
    'Beschikbaar vanaf: 1 januari 2027',
  ]);
  expect((await readFacts(sampleCatalogue, '2149', 'nl')).get(costs.nl)).toContain(
    'Makelaarskosten: € 1.550',
  );
  expect((await readFacts(sampleCatalogue, '2136', 'fr')).get(costs.fr)).toEqual([
    'Loyer: 980 € par mois',
    'Charges communes: 85 € par mois',
    'Garantie locative: 3 mois de loyer',
    'État des lieux: 240 €',
    'Disponible à partir du: 1er janvier 2027',
  ]);
  expect((await readFacts(sampleCatalogue, '2136', 'en')).get(costs.en)).toEqual([
    'Rent: €980 per month',
    'Service charges: €85 per month',
    'Deposit: 3 months’ rent',
    'Inventory of fixtures: €240',
    'Available from: 1 January 2027',
  ]);
  expect(await costsOf({ Goal: 1, Deposit: 1 })).toContain('Huurwaarborg: 1 maand huur');
});

test('[3.14] a hidden price takes the costs along that are shares of it', async () => {
  const fields = { Price: 389000, NotaryFees: 2780, AgencyCost: 11670, CadastralIncome: 812, Charges: 145 };
  expect(await costsOf(fields)).toEqual([
    'Vraagprijs: € 389.000',
    'Gemeenschappelijke kosten: € 145 per maand',
    'Kadastraal inkomen: € 812',
    'Makelaarskosten: € 11.670',
  ]);
  expect(await costsOf({ ...fields, PublishPrice: false })).toEqual([
    'Gemeenschappelijke kosten: € 145 per maand',
    'Kadastraal inkomen: € 812',
  ]);
  expect(await costsOf({ ...fields, PublishPrice: false, Goal: 1 })).toContain('Huurprijs: € 389.000');
});

test('[3.14] no fact of a sample property reveals its hidden price', async () => {
  const priced = await sampleCatalogue.list({ language: 'nl' });
  const hidden = bundle.Properties.filter(({ ID }) => !priced.find(({ id }) => id === String(ID))?.price);
  expect(hidden.length).toBeGreaterThan(1);
  for (const { ID, Price } of hidden)
    for (const language of testLanguages) {
      const html = await renderFacts(sampleCatalogue, String(ID), language);
      expect(html).not.toContain(formatEuro(Price, language));
      expect(html).not.toMatch(/Notariskosten|Frais de notaire|Notary fees/);
    }
});

test('[3.14] a hidden price hides what follows from it, a hidden address what a deed would tell', async () => {
  const fields = {
    Price: 918273,
    DepositAmount: 2754819,
    Yield: 7.31,
    TakeOver: true,
    TakeOverPrice: 45919,
    CoOwnership: { Lots: 37, Share: '4321/98765', ReserveFund: 12000, HasProcedures: false },
  };
  const told = async (hidden: Partial<PropertyRecord>) =>
    renderFacts(createCatalogue(exampleBundle([exampleRecord({ ...fields, ...hidden })])), '501');
  const price = /918.273|2.754.819|7[.,]31|45.919/;
  const address = /\b37\b|4321|98765/;
  expect(await told({})).toMatch(price);
  expect(await told({})).toMatch(address);
  expect(await told({ PublishPrice: false })).not.toMatch(price);
  expect(await told({ PublishAddress: false })).not.toMatch(address);
  expect(await told({ PublishAddress: false })).toMatch(/12.000/);
});

test('words that few know come with a sentence, and a fact that is false says no', async () => {
  const html = await renderFacts(
    createCatalogue(
      exampleBundle([exampleRecord({ ELevel: 30, Pool: true, Alarm: false, CoOwnership: {} })]),
    ),
    '501',
  );
  expect(html).toContain('hoe lager, hoe zuiniger');
  expect(html).toContain('bezitten en betalen samen');
  const facts = await readFacts(
    createCatalogue(exampleBundle([exampleRecord({ Pool: true, Alarm: false })])),
    '501',
  );
  expect(facts.get('Uitrusting')).toEqual(['Zwembad: Ja', 'Alarm: Nee']);
});

test('a group without facts has no heading, and a fact without value no line', async () => {
  const bare = exampleRecord({ Bedrooms: undefined, Heating: undefined, NotaryFees: undefined });
  const facts = await readFacts(createCatalogue(exampleBundle([bare])), '501');
  expect([...facts.keys()]).toEqual(['Prijs en kosten', 'Energie en attesten']);
  expect(facts.get('Prijs en kosten')).toEqual(['Vraagprijs: € 389.000']);
});

test('a reference that does not exist has no facts', async () => {
  expect((await readFacts(sampleCatalogue, '9999')).size).toBe(0);
});

test('[3.18] every fact of the table is on the page of some property of the sample', async () => {
  const words = { t: seededTranslate('nl'), language: 'nl' } as const;
  const groups = (
    await Promise.all(bundle.Properties.map(async ({ ID }) => sampleCatalogue.facts(String(ID), words)))
  ).flat();
  const shown = new Set(groups.flatMap(({ facts }) => facts.map(({ id }) => id)));
  expect(factTable.filter(({ id }) => !shown.has(id))).toEqual([]);
});

test('every group has rows, every row an id of its own', () => {
  const ids = factTable.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(factTable.map(({ group }) => group))).toEqual(new Set(factGroups));
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatisticsSection } from './statistics-section.tsx';

type Section = Parameters<typeof StatisticsSection>[0]['section'];

const table = { title: 'Per week', headings: ['Week', 'Bekeken'], rows: [] };
const section: Section = {
  title: 'Bekeken',
  tiles: [{ label: 'Vandaag', count: '12', note: 'gisteren 9' }],
  graph: {
    title: 'Per dag',
    empty: undefined,
    comparison: 'Meer dan gewoonlijk',
    picture: {
      shape: { bars: [], ticks: [], line: '', labels: [] },
      barTitles: [],
      marked: [],
      dayLabels: [],
      description: '12 keer bekeken',
    },
    legend: ['Uw pand', 'Vergelijkbare panden'],
    marks: { title: 'Wat er gebeurde', days: [] },
    eventsHeading: undefined,
    tableLabel: 'Als tabel',
    headings: ['Dag', 'Bekeken'],
    rows: [],
  },
  sources: { ...table, title: 'Herkomst' },
  interest: table,
  weeks: table,
  months: table,
  properties: undefined,
  download: { label: 'Bewaar', href: '/cijfers.csv' },
  howWeCount: 'Zo tellen we.',
};

const html = (changes: Partial<Section>) =>
  renderToStaticMarkup(<StatisticsSection section={{ ...section, ...changes }} />);

test('the legend marks the bars of the owner first, then the line of similar properties', () => {
  const keys = [...html({}).matchAll(/<span class="([^"]+)">([^<]+)/g)].map(([, name, label]) => [
    label,
    name,
  ]);
  expect(keys).toEqual([
    ['Uw pand', expect.stringContaining('before:bg-accent')],
    ['Vergelijkbare panden', expect.stringContaining('dotted')],
  ]);
});

test('a graph without any view is a sentence, and sources are left out where there are none', () => {
  const shown = html({ graph: { ...section.graph, empty: 'Nog niet bekeken.' } });
  expect(shown).toContain('Nog niet bekeken.');
  expect(shown).not.toContain('views-legend');
  expect(shown).not.toContain('Herkomst');
});

import type { SeededMunicipality } from '../../builders/document.ts';

function municipality(zip: string, names: string[], villages: readonly string[]): SeededMunicipality {
  return {
    _id: `municipality-${zip}`,
    _type: 'municipality',
    names,
    zip,
    villages: villages.map((village, index) => ({
      _type: 'village',
      _key: `v${index + 1}`,
      zip: village.slice(0, 4),
      name: village.slice(5),
    })),
  };
}

export const municipalities: SeededMunicipality[] = [
  municipality('1420', ['Eigenbrakel', 'Braine-l’Alleud'], ['1421 Ophain', '1428 Lillois']),
  municipality('1300', ['Waver', 'Wavre'], ['1300 Limal', '1301 Bierges']),
  municipality(
    '2000',
    ['Antwerpen', 'Anvers', 'Antwerp'],
    [
      '2018 Antwerpen-Zuid',
      '2020 Kiel',
      '2030 Luchtbal',
      '2040 Berendrecht',
      '2050 Linkeroever',
      '2060 Seefhoek',
      '2100 Deurne',
      '2140 Borgerhout',
      '2170 Merksem',
      '2180 Ekeren',
      '2600 Berchem',
      '2610 Wilrijk',
      '2660 Hoboken',
    ],
  ),
  municipality('2500', ['Lier', 'Lierre'], ['2500 Koningshooikt']),
  municipality(
    '2800',
    ['Mechelen', 'Malines'],
    ['2800 Walem', '2801 Heffen', '2811 Hombeek', '2811 Leest', '2812 Muizen'],
  ),
  municipality('2820', ['Bonheiden'], ['2820 Rijmenam']),
  municipality('2970', ['Schilde'], ["2970 's-Gravenwezel"]),
  municipality(
    '3000',
    ['Leuven', 'Louvain'],
    ['3001 Heverlee', '3010 Kessel-Lo', '3012 Wilsele', '3018 Wijgmaal'],
  ),
  municipality('3080', ['Tervuren', 'Tervueren'], ['3080 Duisburg', '3080 Vossem']),
  municipality(
    '4000',
    ['Luik', 'Liège', 'Lüttich'],
    ['4020 Bressoux', '4030 Grivegnée', '4031 Angleur', '4032 Chênée'],
  ),
  municipality(
    '8000',
    ['Brugge', 'Bruges'],
    ['8200 Sint-Andries', '8200 Sint-Michiels', '8310 Assebroek', '8380 Zeebrugge'],
  ),
  municipality(
    '9000',
    ['Gent', 'Gand', 'Ghent'],
    [
      '9030 Mariakerke',
      '9040 Sint-Amandsberg',
      '9050 Gentbrugge',
      '9050 Ledeberg',
      '9051 Sint-Denijs-Westrem',
      '9052 Zwijnaarde',
    ],
  ),
  municipality(
    '1000',
    ['Brussel', 'Bruxelles', 'Brussels'],
    ['1020 Laken', '1120 Neder-Over-Heembeek', '1130 Haren'],
  ),
];

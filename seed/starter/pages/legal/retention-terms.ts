import { siteTable } from '../../../builders/site-table.ts';
import { textModule } from '../../../builders/text-module.ts';

/** Sections of the privacy statement on how long data is kept: the site's own terms, and those of the law. */
export const retentionTerms = [
  siteTable(
    'retention',
    {
      nl: 'Hoelang wij ze bewaren',
      fr: 'Durée de conservation',
      en: 'How long we keep them',
      de: 'Wie lange wir sie aufbewahren',
    },
    {
      nl: 'Na deze termijnen wist de site de gegevens vanzelf.',
      fr: 'Après ces délais, le site efface les données de lui-même.',
      en: 'After these terms the website erases the data by itself.',
      de: 'Nach diesen Fristen löscht die Website die Daten von selbst.',
    },
  ),
  textModule(
    'how-long',
    {
      nl: 'Wat langer bewaard blijft',
      fr: 'Ce qui est conservé plus longtemps',
      en: 'What is kept for longer',
      de: 'Was länger aufbewahrt wird',
    },
    {
      nl: [
        {
          bullet:
            'Verkoop- en huurdossiers, en stukken die de witwaswet oplegt: tien jaar na het einde van de opdracht.',
        },
        { bullet: 'Boekhouding: de termijn die de wet bepaalt.' },
        {
          bullet:
            'Een zoekopdracht die u verlengt, en een inschrijving op de nieuwsbrief: tot u ze stopt. Het eigenaarsportaal: tot een jaar na de akte of het einde van de opdracht.',
        },
        'Daarna wissen wij de gegevens of maken wij ze onherkenbaar.',
      ],
      fr: [
        {
          bullet:
            'Dossiers de vente et de location, et pièces exigées par la loi anti-blanchiment : dix ans après la fin de la mission.',
        },
        { bullet: 'Comptabilité : le délai fixé par la loi.' },
        {
          bullet:
            'Une recherche que vous prolongez et une inscription à la newsletter : jusqu’à ce que vous y mettiez fin. L’espace propriétaires : jusqu’à un an après l’acte ou la fin de la mission.',
        },
        'Ensuite, nous effaçons les données ou les rendons méconnaissables.',
      ],
      en: [
        {
          bullet:
            'Files of sales and lettings, and documents required by the Anti-Money Laundering Act: ten years after the mandate ends.',
        },
        { bullet: 'Accounting records: the statutory period.' },
        {
          bullet:
            'A search that you extend and a newsletter subscription: until you end them. The owners’ area: until a year after the deed or the end of the mandate.',
        },
        'After that we erase or anonymise the data.',
      ],
      de: [
        {
          bullet:
            'Verkaufs- und Mietakten sowie Unterlagen, die das Geldwäschegesetz verlangt: zehn Jahre nach dem Ende des Auftrags.',
        },
        { bullet: 'Buchhaltung: die Frist, die das Gesetz bestimmt.' },
        {
          bullet:
            'Ein Suchauftrag, den Sie verlängern, und eine Anmeldung zum Newsletter: bis Sie sie beenden. Das Eigentümerportal: bis ein Jahr nach der Urkunde oder dem Ende des Auftrags.',
        },
        'Danach löschen wir die Daten oder machen sie unkenntlich.',
      ],
    },
  ),
];

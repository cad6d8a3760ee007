import type { SeededPage } from '../../../builders/document.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { siteTable } from '../../../builders/site-table.ts';
import { textModule } from '../../../builders/text-module.ts';

const title = localizedString({
  nl: 'Zo houden wij woord',
  fr: 'Comment nous tenons parole',
  en: 'How we keep it',
  de: 'So halten wir Wort',
});

export const promisesPage: SeededPage = {
  ...pageSettings('page-promises', 'content'),
  title,
  breadcrumb: title,
  path: localizedString({
    nl: '/zo-houden-wij-woord/',
    fr: '/comment-nous-tenons-parole/',
    en: '/how-we-keep-it/',
    de: '/so-halten-wir-wort/',
  }),
  description: localizedText({
    nl: 'Wat de site van {{name}} u belooft, en wat de laatste meting daarvan zegt.',
    fr: 'Ce que le site de {{name}} vous promet, et ce qu’en dit la dernière mesure.',
    en: 'What the {{name}} website promises you, and what the last measurement says of it.',
    de: 'Was die Website von {{name}} Ihnen verspricht und was die letzte Messung dazu sagt.',
  }),
  modules: [
    textModule(
      'why',
      {
        nl: 'Beloven is één ding',
        fr: 'Promettre est une chose',
        en: 'Promising is one thing',
        de: 'Versprechen ist das eine',
      },
      {
        nl: [
          'Beloften over veiligheid en privacy leest u overal. Wij zetten erbij hoe ze zijn getest: door elke storing en fout met opzet uit te lokken, samen duizenden keren, op de software van deze site en met verzonnen gegevens.',
        ],
        fr: [
          'Des promesses sur la sécurité et la vie privée, vous en lisez partout. Nous ajoutons comment elles ont été testées : en provoquant chaque erreur, des milliers de fois, sur le logiciel de ce site avec des données inventées.',
        ],
        en: [
          'You read promises about safety and privacy everywhere. We add how they were tested: by provoking each failure on purpose, thousands of times, on the software of this website with invented data.',
        ],
        de: [
          'Versprechen zu Sicherheit und Datenschutz lesen Sie überall. Wir schreiben dazu, wie sie geprüft wurden: mit absichtlich herbeigeführten Fehlern, tausendfach, an der Software dieser Website mit erfundenen Daten.',
        ],
      },
    ),
    siteTable(
      'promises',
      {
        nl: 'Wat wij beloven, en wat is gemeten',
        fr: 'Ce que nous promettons, et ce qui a été mesuré',
        en: 'What we promise, and what was measured',
        de: 'Was wir versprechen und was gemessen wurde',
      },
      {
        nl: 'De cijfers komen van de laatste volledige test en worden door de test zelf ingevuld.',
        fr: 'Les chiffres proviennent du dernier test complet, qui les inscrit lui-même.',
        en: 'The figures come from the last complete test, which fills them in itself.',
        de: 'Die Zahlen stammen aus dem letzten vollständigen Test, der sie selbst einträgt.',
      },
    ),
    textModule(
      'more',
      {
        nl: 'Meer weten',
        fr: 'En savoir plus',
        en: 'Find out more',
        de: 'Mehr erfahren',
      },
      {
        nl: [
          [
            'Wat wij met uw gegevens doen, staat in de ',
            { text: 'privacyverklaring', href: '/nl/privacy-statement/' },
            ', en hoe toegankelijk de site is in de ',
            { text: 'toegankelijkheidsverklaring', href: '/nl/toegankelijkheid/' },
            '.',
          ],
        ],
        fr: [
          [
            'Ce que nous faisons de vos données figure dans la ',
            { text: 'déclaration de confidentialité', href: '/fr/declaration-de-confidentialite/' },
            ', et l’accessibilité du site dans la ',
            { text: 'déclaration d’accessibilité', href: '/fr/accessibilite/' },
            '.',
          ],
        ],
        en: [
          [
            'What we do with your data is in the ',
            { text: 'privacy statement', href: '/en/privacy-statement/' },
            ', and how accessible the website is in the ',
            { text: 'accessibility statement', href: '/en/accessibility/' },
            '.',
          ],
        ],
        de: [
          [
            'Was wir mit Ihren Daten tun, steht in der ',
            { text: 'Datenschutzerklärung', href: '/de/datenschutzerklaerung/' },
            ', und wie barrierefrei die Website ist, in der ',
            { text: 'Erklärung zur Barrierefreiheit', href: '/de/barrierefreiheit/' },
            '.',
          ],
        ],
      },
    ),
  ],
};

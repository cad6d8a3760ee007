import { accessibilityReports } from 'schemas/needed-pages.ts';
import type { SeededPage } from '../../../builders/document.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { siteTable } from '../../../builders/site-table.ts';
import { textModule } from '../../../builders/text-module.ts';
import { accessibilityLimits } from './accessibility-limits.ts';

const mail = { text: '{{email}}', href: 'mailto:{{email}}' };
const phone = { text: '{{phone}}', href: 'tel:{{phoneDigits}}' };

/** Follows the European model statement (Decision (EU) 2018/1523), in its order. */
export const accessibilityStatement: SeededPage = {
  ...pageSettings('page-accessibility-statement', 'content'),
  originalPath: '/accessibility-statement/',
  title: localizedString({
    nl: 'Toegankelijkheidsverklaring',
    fr: 'Déclaration d’accessibilité',
    en: 'Accessibility statement',
    de: 'Erklärung zur Barrierefreiheit',
  }),
  breadcrumb: localizedString({
    nl: 'Toegankelijkheid',
    fr: 'Accessibilité',
    en: 'Accessibility',
    de: 'Barrierefreiheit',
  }),
  path: localizedString({
    nl: '/toegankelijkheid/',
    fr: '/accessibilite/',
    en: '/accessibility/',
    de: '/barrierefreiheit/',
  }),
  description: localizedText({
    nl: 'Hoe toegankelijk de site van {{name}} is, wat nog niet lukt, en bij wie u dat meldt.',
    fr: 'Le niveau d’accessibilité du site de {{name}}, ses limites connues, et comment nous les signaler.',
    en: 'How accessible the {{name}} website is, what does not work yet, and how to tell us about it.',
    de: 'Wie barrierefrei die Website von {{name}} ist, was noch nicht gelingt und wem Sie das melden.',
  }),
  modules: [
    textModule(
      'status',
      {
        nl: 'Hoever wij staan',
        fr: 'État de conformité',
        en: 'Conformance status',
        de: 'Stand der Vereinbarkeit',
      },
      {
        nl: [
          '{{name}} wil dat iedereen deze site kan gebruiken: ook met een toetsenbord, een schermlezer, vergrote tekst of zonder muis. Wij volgen daarvoor de Europese norm EN 301 549 en de richtlijnen WCAG 2.2, niveau AA. Deze verklaring geldt voor de hele site, ook voor het eigenaarsportaal.',
          'Wij beweren niet dat de site aan alle criteria voldoet. Een deel ervan wordt bij elke versie met software getest, een ander deel heeft nog niemand nagekeken. Hieronder leest u wat wij weten: wat niet toegankelijk is, wat is getest en met welke uitslag, en wat niet is nagekeken.',
        ],
        fr: [
          '{{name}} veut que chacun puisse utiliser ce site, y compris au clavier, avec un lecteur d’écran, un texte agrandi ou sans souris. Nous suivons la norme européenne EN 301 549 et les règles WCAG 2.2, niveau AA. Cette déclaration vaut pour tout le site, espace propriétaires compris.',
          'Nous n’affirmons pas que le site est conforme à tous les critères. Une partie est testée par logiciel à chaque version, une autre n’a encore été examinée par personne. Voici ce que nous savons : ce qui n’est pas accessible, ce qui a été testé et avec quel résultat, et ce qui n’a pas été examiné.',
        ],
        en: [
          '{{name}} wants everyone to be able to use this website: also with a keyboard, a screen reader, enlarged text or without a mouse. We follow the European standard EN 301 549 and WCAG 2.2, level AA. This statement covers the whole website, including the owners’ area.',
          'We do not claim that the website conforms to every criterion. Some are tested with software at each version, others nobody has examined yet. Below is what we know: what is not accessible, what was tested and with what result, and what was not examined.',
        ],
        de: [
          '{{name}} möchte, dass alle diese Website nutzen können: auch mit der Tastatur, mit einem Bildschirmleser, mit vergrößertem Text oder ohne Maus. Dafür folgen wir der europäischen Norm EN 301 549 und den Richtlinien WCAG 2.2, Stufe AA. Diese Erklärung gilt für die gesamte Website, auch für das Eigentümerportal.',
          'Wir behaupten nicht, dass die Website alle Kriterien erfüllt. Ein Teil wird bei jeder Version mit Software getestet, ein anderer ist noch von niemandem geprüft worden. Unten lesen Sie, was wir wissen: was nicht barrierefrei ist, was mit welchem Ergebnis getestet wurde und was nicht geprüft wurde.',
        ],
      },
    ),
    accessibilityLimits,
    textModule(
      'preparation',
      {
        nl: 'Hoe deze verklaring tot stand kwam',
        fr: 'Établissement de cette déclaration',
        en: 'Preparation of this statement',
        de: 'Erstellung dieser Erklärung',
      },
      {
        nl: [
          'Deze verklaring werd opgesteld op 23 november 2026, na een eigen beoordeling. Een onafhankelijke audit is er nog niet. Wij herbekijken de verklaring elk jaar en bij elke grote verandering.',
        ],
        fr: [
          'Cette déclaration a été établie le 23 novembre 2026, sur la base d’une auto-évaluation. Il n’y a pas encore eu d’audit indépendant. Nous revoyons la déclaration chaque année et à chaque changement important.',
        ],
        en: [
          'This statement was prepared on 23 November 2026, on the basis of a self-assessment. There has been no independent audit yet. We review the statement every year and after every major change.',
        ],
        de: [
          'Diese Erklärung wurde am 23. November 2026 nach einer Selbstbewertung erstellt. Eine unabhängige Prüfung gibt es noch nicht. Wir überprüfen die Erklärung jedes Jahr und bei jeder größeren Änderung.',
        ],
      },
    ),
    siteTable(
      'accessibility',
      {
        nl: 'Wat is nagekeken',
        fr: 'Ce qui a été examiné',
        en: 'What was examined',
        de: 'Was geprüft wurde',
      },
      {
        nl: 'De software van deze site wordt bij elke versie getest, met voorbeeldpanden. Dit is de uitslag van de laatste keer.',
        fr: 'Le logiciel de ce site est testé à chaque version, avec des biens d’exemple. Voici le résultat de la dernière fois.',
        en: 'The software of this website is tested with each version, on example properties. This is the result of the last time.',
        de: 'Die Software dieser Website wird bei jeder Version mit Beispielimmobilien getestet. Das ist das Ergebnis des letzten Mals.',
      },
    ),
    textModule(
      'files',
      {
        nl: 'Voor wie het wil narekenen',
        fr: 'Pour qui veut vérifier',
        en: 'For those who want to check',
        de: 'Zum Nachprüfen',
      },
      {
        nl: [
          [
            'Dezelfde uitslag per succescriterium staat in twee bestanden: ',
            { text: 'OpenACR', href: accessibilityReports.openAcr },
            ' en ',
            { text: 'EARL', href: accessibilityReports.earl },
            '. Wat wij nog meer beloven en meten, leest u op ',
            { text: 'Zo houden wij woord', href: '/nl/zo-houden-wij-woord/' },
            '.',
          ],
        ],
        fr: [
          [
            'Le même résultat, par critère de succès, figure dans deux fichiers : ',
            { text: 'OpenACR', href: accessibilityReports.openAcr },
            ' et ',
            { text: 'EARL', href: accessibilityReports.earl },
            '. Nos autres promesses, et leurs mesures, se trouvent sous ',
            { text: 'Comment nous tenons parole', href: '/fr/comment-nous-tenons-parole/' },
            '.',
          ],
        ],
        en: [
          [
            'The same result by success criterion is in two files: ',
            { text: 'OpenACR', href: accessibilityReports.openAcr },
            ' and ',
            { text: 'EARL', href: accessibilityReports.earl },
            '. What else we promise and measure is on ',
            { text: 'How we keep it', href: '/en/how-we-keep-it/' },
            '.',
          ],
        ],
        de: [
          [
            'Dasselbe Ergebnis nach Erfolgskriterium steht in zwei Dateien: ',
            { text: 'OpenACR', href: accessibilityReports.openAcr },
            ' und ',
            { text: 'EARL', href: accessibilityReports.earl },
            '. Was wir sonst noch versprechen und messen, lesen Sie unter ',
            { text: 'So halten wir Wort', href: '/de/so-halten-wir-wort/' },
            '.',
          ],
        ],
      },
    ),
    textModule(
      'feedback',
      {
        nl: 'Loopt u ergens vast?',
        fr: 'Vous rencontrez un obstacle ?',
        en: 'Feedback and contact',
        de: 'Kommen Sie irgendwo nicht weiter?',
      },
      {
        nl: [
          [
            'Laat het ons weten via ',
            mail,
            ' of ',
            phone,
            ', of op ons kantoor. Zeg erbij op welke pagina het was en wat u gebruikt. U krijgt binnen vijf werkdagen antwoord, en wat u zocht bezorgen wij u intussen op een andere manier.',
          ],
        ],
        fr: [
          [
            'Signalez-le à ',
            mail,
            ' ou au ',
            phone,
            ', ou à notre bureau, en précisant la page et l’outil que vous utilisez. Vous recevez une réponse dans les cinq jours ouvrables et, entre-temps, nous vous fournissons d’une autre manière ce que vous cherchiez.',
          ],
        ],
        en: [
          [
            'Tell us at ',
            mail,
            ' or ',
            phone,
            ', or at our office. Please mention the page and the tools you use. We reply within five working days and meanwhile give you what you were looking for in another way.',
          ],
        ],
        de: [
          [
            'Sagen Sie es uns unter ',
            mail,
            ' oder ',
            phone,
            ' oder in unserem Büro. Nennen Sie dabei bitte die Seite und die Hilfsmittel, die Sie nutzen. Sie erhalten innerhalb von fünf Werktagen Antwort, und was Sie gesucht haben, geben wir Ihnen inzwischen auf anderem Weg.',
          ],
        ],
      },
    ),
    textModule(
      'enforcement',
      {
        nl: 'Als ons antwoord niet volstaat',
        fr: 'Voies de recours',
        en: 'Enforcement procedure',
        de: 'Durchsetzungsverfahren',
      },
      {
        nl: [
          'Krijgt u geen antwoord of lost het niets op, dan kunt u de FOD Economie verwittigen (meldpunt.belgie.be), die in België toeziet op de toegankelijkheid van diensten voor consumenten volgens Europese richtlijn 2019/882. Voelt u zich gediscrimineerd vanwege een handicap, dan helpt Unia u gratis (unia.be, Victor Hortaplein 40, 1060 Brussel).',
          ['Liever eerst met iemand praten? ', { text: 'Zo bereikt u ons', href: '/nl/contact/' }, '.'],
        ],
        fr: [
          'Sans réponse, ou si elle ne résout rien, vous pouvez prévenir le SPF Économie (pointdecontact.belgique.be), qui veille en Belgique à l’accessibilité des services aux consommateurs selon la directive européenne 2019/882. Si vous vous estimez discriminé en raison d’un handicap, Unia vous aide gratuitement (unia.be, place Victor Horta 40, 1060 Bruxelles).',
          [
            'Vous préférez d’abord en parler ? ',
            { text: 'Voici comment nous joindre', href: '/fr/contact/' },
            '.',
          ],
        ],
        en: [
          'If you get no answer, or one that does not help, you can notify FPS Economy (meldpunt.belgie.be), which supervises the accessibility of consumer services in Belgium under Directive (EU) 2019/882. If you feel discriminated against because of a disability, Unia helps you free of charge (unia.be, Victor Hortaplein 40, 1060 Brussels).',
          [
            'Would you rather talk to someone first? ',
            { text: 'How to reach us', href: '/en/contact/' },
            '.',
          ],
        ],
        de: [
          'Erhalten Sie keine Antwort oder hilft sie Ihnen nicht weiter, können Sie den FÖD Wirtschaft benachrichtigen (meldpunt.belgie.be), der in Belgien die Barrierefreiheit von Dienstleistungen für Verbraucher nach der europäischen Richtlinie 2019/882 überwacht. Fühlen Sie sich wegen einer Behinderung diskriminiert, hilft Ihnen Unia kostenlos (unia.be, Place Victor Horta 40, 1060 Brüssel).',
          [
            'Möchten Sie lieber zuerst mit jemandem sprechen? ',
            { text: 'So erreichen Sie uns', href: '/de/kontakt/' },
            '.',
          ],
        ],
      },
    ),
  ],
};

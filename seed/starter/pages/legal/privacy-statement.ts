import type { SeededPage } from '../../../builders/document.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { siteTable } from '../../../builders/site-table.ts';
import { textModule } from '../../../builders/text-module.ts';
import { processingPurposes } from './processing-purposes.ts';
import { retentionTerms } from './retention-terms.ts';

const mail = { text: '{{privacyEmail}}', href: 'mailto:{{privacyEmail}}' };

export const privacyStatement: SeededPage = {
  ...pageSettings('page-privacy-statement', 'content'),
  originalPath: '/privacy-statement/',
  title: localizedString({
    nl: 'Privacyverklaring',
    fr: 'Déclaration de confidentialité',
    en: 'Privacy statement',
    de: 'Datenschutzerklärung',
  }),
  breadcrumb: localizedString({ nl: 'Privacy', fr: 'Confidentialité', en: 'Privacy', de: 'Datenschutz' }),
  path: localizedString({
    nl: '/privacy-statement/',
    fr: '/declaration-de-confidentialite/',
    en: '/privacy-statement/',
    de: '/datenschutzerklaerung/',
  }),
  description: localizedText({
    nl: 'Welke persoonsgegevens {{name}} verwerkt, waarom, hoelang, en welke rechten u hebt.',
    fr: 'Quelles données personnelles {{name}} traite, pourquoi, combien de temps, et quels sont vos droits.',
    en: 'Which personal data {{name}} processes, why and for how long, and what rights you have.',
    de: 'Welche personenbezogenen Daten {{name}} verarbeitet, warum, wie lange, und welche Rechte Sie haben.',
  }),
  modules: [
    textModule(
      'controller',
      {
        nl: 'Wie verantwoordelijk is',
        fr: 'Responsable du traitement',
        en: 'Who is responsible',
        de: 'Wer verantwortlich ist',
      },
      {
        nl: [
          [
            '{{company}}, {{address}}, beslist waarvoor en hoe uw gegevens worden gebruikt. Vragen stelt u aan ',
            mail,
            ' of op ons kantoor.',
          ],
          'Deze verklaring geldt vanaf 2 november 2026. Verandert er iets wezenlijks, dan melden wij dat op deze pagina en, als wij uw adres hebben, per e-mail.',
        ],
        fr: [
          [
            '{{company}}, {{address}}, décide des finalités et des moyens du traitement de vos données. Adressez vos questions à ',
            mail,
            ' ou à notre bureau.',
          ],
          'Cette déclaration s’applique à partir du 2 novembre 2026. Tout changement important est annoncé sur cette page et, si nous avons votre adresse, par e-mail.',
        ],
        en: [
          [
            '{{company}}, {{address}}, is the controller of your personal data. Send your questions to ',
            mail,
            ' or ask them at our office.',
          ],
          'This statement applies from 2 November 2026. If something essential changes, we announce it on this page and, where we have your address, by e-mail.',
        ],
        de: [
          [
            '{{company}}, {{address}}, entscheidet, wofür und wie Ihre Daten verwendet werden. Fragen richten Sie an ',
            mail,
            ' oder an unser Büro.',
          ],
          'Diese Erklärung gilt ab dem 2. November 2026. Ändert sich etwas Wesentliches, teilen wir das auf dieser Seite mit und, wenn wir Ihre Adresse haben, per E-Mail.',
        ],
      },
    ),
    processingPurposes,
    ...retentionTerms,
    textModule(
      'who-sees-them',
      {
        nl: 'Wie ze te zien krijgt',
        fr: 'Destinataires',
        en: 'Who sees them',
        de: 'Wer sie zu sehen bekommt',
      },
      {
        nl: [
          'Binnen ons kantoor alleen wie uw dossier behandelt. Daarbuiten: de eigenaar of de kandidaat met wie u een overeenkomst wilt sluiten, de notaris, en de diensten die onze site, e-mail en agenda laten werken. Met die diensten hebben wij een contract dat hen verbiedt uw gegevens voor iets anders te gebruiken.',
          'Wij verkopen geen gegevens en nemen geen beslissingen over u met een computer alleen. Verwerkt een dienst gegevens buiten de Europese Economische Ruimte, dan gebeurt dat met de modelbepalingen van de Europese Commissie.',
        ],
        fr: [
          'Au sein de notre agence, uniquement les personnes qui traitent votre dossier. En dehors : le propriétaire ou le candidat avec qui vous voulez conclure, le notaire, et les services qui font fonctionner notre site, nos e-mails et notre agenda. Un contrat interdit à ces services d’utiliser vos données à d’autres fins.',
          'Nous ne vendons aucune donnée et ne prenons aucune décision à votre sujet par ordinateur seul. Si un service traite des données hors de l’Espace économique européen, c’est selon les clauses types de la Commission européenne.',
        ],
        en: [
          'Within our agency, only the people handling your file. Outside it: the other party to your sale or lease, the notary, and the providers that run our website, e-mail and calendar. Their contracts forbid them to use your data for anything else.',
          'We do not sell data and do not make automated decisions about you. Where a provider processes data outside the European Economic Area, it does so under the European Commission’s standard contractual clauses.',
        ],
        de: [
          'In unserem Büro nur, wer Ihre Akte bearbeitet. Außerhalb: der Eigentümer oder der Interessent, mit dem Sie einen Vertrag schließen möchten, der Notar und die Dienste, die unsere Website, E-Mails und Kalender betreiben. Ein Vertrag verbietet diesen Diensten, Ihre Daten für etwas anderes zu verwenden.',
          'Wir verkaufen keine Daten und treffen keine Entscheidungen über Sie allein per Computer. Verarbeitet ein Dienst Daten außerhalb des Europäischen Wirtschaftsraums, geschieht das nach den Standardvertragsklauseln der Europäischen Kommission.',
        ],
      },
    ),
    siteTable(
      'cookies',
      {
        nl: 'Wat in uw browser wordt bewaard',
        fr: 'Ce que votre navigateur conserve',
        en: 'What your browser stores',
        de: 'Was Ihr Browser speichert',
      },
      {
        nl: 'Elke cookie en elk bewaard gegeven. Wat niet nodig is, komt er alleen als u het toestaat.',
        fr: 'Chaque cookie et chaque valeur conservée. Ce qui n’est pas nécessaire n’y entre qu’avec votre accord.',
        en: 'Every cookie and stored value. What is not needed is only there with your consent.',
        de: 'Jedes Cookie und jeder gespeicherte Wert. Was nicht nötig ist, gibt es nur mit Ihrer Einwilligung.',
      },
    ),
    siteTable(
      'recipients',
      {
        nl: 'Met wie de site werkt',
        fr: 'Avec qui le site travaille',
        en: 'Whom the website works with',
        de: 'Mit wem die Website arbeitet',
      },
      {
        nl: 'De bedrijven die iets ontvangen als u de site gebruikt.',
        fr: 'Les entreprises qui reçoivent quelque chose quand vous utilisez le site.',
        en: 'The companies that receive something when you use the website.',
        de: 'Die Unternehmen, die etwas erhalten, wenn Sie die Website nutzen.',
      },
    ),
    textModule(
      'your-rights',
      { nl: 'Uw rechten', fr: 'Vos droits', en: 'Your rights', de: 'Ihre Rechte' },
      {
        nl: [
          'U mag uw gegevens inkijken, laten verbeteren, laten wissen, het gebruik ervan beperken, ze meenemen naar een ander, en u verzetten tegen gebruik op grond van ons eigen belang. Toestemming trekt u in wanneer u wilt; wat daarvoor gebeurde, blijft geldig.',
          [
            'Schrijf daarvoor naar ',
            mail,
            '. Wij antwoorden binnen de maand en vragen alleen een bewijs van identiteit als wij twijfelen wie u bent.',
          ],
          'Vindt u dat wij het niet goed doen, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel. Praat eerst eens met ons: meestal lossen wij het dezelfde dag op.',
        ],
        fr: [
          'Vous pouvez consulter vos données, les faire corriger ou effacer, en limiter l’usage, les emporter ailleurs et vous opposer à un usage fondé sur notre propre intérêt. Vous retirez votre consentement quand vous le voulez ; ce qui a été fait auparavant reste valable.',
          [
            'Écrivez pour cela à ',
            mail,
            '. Nous répondons dans le mois et ne demandons une preuve d’identité que si nous doutons de qui vous êtes.',
          ],
          'Si vous estimez que nous agissons mal, vous pouvez introduire une plainte auprès de l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles. Parlez-nous-en d’abord : la plupart du temps, tout est réglé le jour même.',
        ],
        en: [
          'You have the right to access your data, to have them corrected or erased, to restrict their use, to take them elsewhere and to object to use based on our legitimate interests. You can withdraw your consent at any time; this does not affect what was done before.',
          [
            'Write to ',
            mail,
            ' to do so. We reply within a month and ask for proof of identity only if we are unsure who you are.',
          ],
          'If you feel that we are doing it wrong, you may complain to the Belgian Data Protection Authority, Drukpersstraat 35, 1000 Brussels. Do talk to us first: most things are settled the same day.',
        ],
        de: [
          'Sie dürfen Ihre Daten einsehen, berichtigen und löschen lassen, ihre Verwendung einschränken, sie zu jemand anderem mitnehmen und einer Verwendung aufgrund unseres eigenen Interesses widersprechen. Ihre Einwilligung widerrufen Sie, wann Sie möchten; was davor geschah, bleibt gültig.',
          [
            'Schreiben Sie dafür an ',
            mail,
            '. Wir antworten innerhalb eines Monats und verlangen nur dann einen Identitätsnachweis, wenn wir zweifeln, wer Sie sind.',
          ],
          'Finden Sie, dass wir etwas nicht richtig machen, können Sie Beschwerde bei der Datenschutzbehörde einreichen, Rue de la Presse 35, 1000 Brüssel. Sprechen Sie zuerst mit uns: Meist lösen wir es noch am selben Tag.',
        ],
      },
    ),
  ],
};

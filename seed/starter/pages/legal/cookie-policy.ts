import type { SeededPage } from '../../../builders/document.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { textModule } from '../../../builders/text-module.ts';

export const cookiePolicy: SeededPage = {
  ...pageSettings('page-cookie-policy', 'content'),
  originalPath: '/cookie-policy/',
  title: localizedString({
    nl: 'Cookiebeleid',
    fr: 'Politique en matière de cookies',
    en: 'Cookie policy',
    de: 'Cookie-Richtlinie',
  }),
  breadcrumb: localizedString({ nl: 'Cookies', fr: 'Cookies', en: 'Cookies', de: 'Cookies' }),
  path: localizedString({
    nl: '/cookie-policy/',
    fr: '/politique-cookies/',
    en: '/cookie-policy/',
    de: '/cookie-richtlinie/',
  }),
  description: localizedText({
    nl: 'Welke cookies {{name}} gebruikt, waarvoor, hoelang, en hoe u uw keuze verandert.',
    fr: 'Quels cookies {{name}} utilise, à quelles fins, combien de temps, et comment modifier votre choix.',
    en: 'Which cookies {{name}} uses, why, for how long, and how to change your choice.',
    de: 'Welche Cookies {{name}} verwendet, wofür, wie lange und wie Sie Ihre Auswahl ändern.',
  }),
  modules: [
    textModule(
      'what',
      {
        nl: 'Wat een cookie is',
        fr: 'Qu’est-ce qu’un cookie ?',
        en: 'What a cookie is',
        de: 'Was ein Cookie ist',
      },
      {
        nl: [
          'Een cookie is een klein bestand dat een site in uw browser bewaart, om u op een volgende pagina of bij een volgend bezoek iets niet opnieuw te vragen. Browsers kennen daarvoor ook lokale opslag. Voor de wet is dat hetzelfde, en als wij hieronder cookie schrijven, bedoelen wij beide.',
          'Dit beleid geldt vanaf 22 november 2026.',
        ],
        fr: [
          'Un cookie est un petit fichier qu’un site conserve dans votre navigateur, pour ne pas vous redemander quelque chose à la page suivante ou lors d’une prochaine visite. Les navigateurs disposent aussi d’un stockage local. Pour la loi, c’est la même chose ; lorsque nous écrivons cookie ci-dessous, nous visons les deux.',
          'Cette politique s’applique à partir du 22 novembre 2026.',
        ],
        en: [
          'A cookie is a small file that a website stores in your browser, so that it can remember something on the next page or the next visit. Browsers also have local storage for this purpose. The law treats the two alike, so below “cookie” means both.',
          'This policy applies from 22 November 2026.',
        ],
        de: [
          'Ein Cookie ist eine kleine Datei, die eine Website in Ihrem Browser speichert, um Sie auf der nächsten Seite oder beim nächsten Besuch etwas nicht noch einmal zu fragen. Browser haben dafür auch einen lokalen Speicher. Für das Gesetz ist das dasselbe, und wenn wir im Folgenden Cookie schreiben, meinen wir beides.',
          'Diese Richtlinie gilt ab dem 22. November 2026.',
        ],
      },
    ),
    textModule(
      'necessary',
      {
        nl: 'Zonder deze werkt het niet',
        fr: 'Ceux qui sont indispensables',
        en: 'Those that are needed',
        de: 'Ohne diese geht es nicht',
      },
      {
        nl: [
          'Strikt noodzakelijke cookies plaatsen wij zonder u iets te vragen, omdat wij anders niet kunnen doen wat u vraagt. Het zijn er weinig:',
          { bullet: 'de taal waarin u leest;' },
          { bullet: 'uw keuze over cookies zelf;' },
          { bullet: 'de panden die u met een hartje bewaart;' },
          { bullet: 'dat u een bericht over de pagina hebt gesloten.' },
        ],
        fr: [
          'Nous plaçons les cookies strictement nécessaires sans rien vous demander, car nous ne pourrions sinon faire ce que vous souhaitez. Ils sont peu nombreux :',
          { bullet: 'la langue dans laquelle vous lisez ;' },
          { bullet: 'votre choix en matière de cookies ;' },
          { bullet: 'les biens que vous ajoutez à vos favoris ;' },
          { bullet: 'le fait d’avoir fermé un message affiché sur la page.' },
        ],
        en: [
          'We set strictly necessary cookies without asking, because the website would not work without them. They remember only:',
          { bullet: 'the language you read in;' },
          { bullet: 'your cookie choice;' },
          { bullet: 'the properties you mark as favourites;' },
          { bullet: 'that you closed a pop-up message.' },
        ],
        de: [
          'Unbedingt erforderliche Cookies setzen wir, ohne Sie zu fragen, weil wir sonst nicht tun können, was Sie wünschen. Es sind wenige:',
          { bullet: 'die Sprache, in der Sie lesen;' },
          { bullet: 'Ihre Cookie-Auswahl selbst;' },
          { bullet: 'die Immobilien auf Ihrer Merkliste;' },
          { bullet: 'dass Sie eine Meldung über der Seite geschlossen haben.' },
        ],
      },
    ),
    textModule(
      'with-consent',
      {
        nl: 'Deze alleen als u ja zegt',
        fr: 'Ceux qui exigent votre accord',
        en: 'Cookies that need your consent',
        de: 'Diese nur mit Ihrer Zustimmung',
      },
      {
        nl: [
          { bullet: 'Voorkeuren: wat u zocht en welke panden u onlangs bekeek, zodat u ze snel terugvindt.' },
          {
            bullet:
              'Statistieken: hoe bezoekers de site gebruiken en via welke campagne ze kwamen. Gebruiken wij daarvoor een dienst zoals Google Analytics, dan zet die eigen cookies, met een looptijd tot twee jaar.',
          },
          {
            bullet:
              'Marketing: advertenties op andere sites die aansluiten bij wat u hier bekeek, bijvoorbeeld met de Meta-pixel, tot drie maanden.',
          },
          'Zegt u niets of weigert u, dan wordt niets van dit alles geladen en werkt de site gewoon verder. Uw keuze geldt zes maanden.',
        ],
        fr: [
          {
            bullet:
              'Préférences : vos dernières recherches et les biens que vous avez consultés récemment, pour les retrouver vite.',
          },
          {
            bullet:
              'Statistiques : la manière dont les visiteurs utilisent le site et la campagne qui les y a menés. Si nous recourons à un service comme Google Analytics, celui-ci place ses propres cookies, d’une durée maximale de deux ans.',
          },
          {
            bullet:
              'Marketing : des annonces sur d’autres sites, en rapport avec ce que vous avez vu ici, par exemple avec le pixel Meta, trois mois au plus.',
          },
          'Si vous ne dites rien ou refusez, rien de tout cela n’est chargé et le site continue de fonctionner. Votre choix vaut six mois.',
        ],
        en: [
          {
            bullet:
              'Preferences: what you searched for and which properties you viewed recently, so that you can find them again.',
          },
          {
            bullet:
              'Statistics: how visitors use the site and which campaign brought them. Where we use a service such as Google Analytics for this, it sets cookies of its own that last up to two years.',
          },
          {
            bullet:
              'Marketing: advertisements on other websites based on what you viewed here, using the Meta pixel for example, for up to three months.',
          },
          'If you do not choose or you decline, none of this is loaded and the website works just the same. Your choice is valid for six months.',
        ],
        de: [
          {
            bullet:
              'Präferenzen: was Sie gesucht und welche Immobilien Sie zuletzt angesehen haben, damit Sie sie schnell wiederfinden.',
          },
          {
            bullet:
              'Statistik: wie Besucher die Website nutzen und über welche Kampagne sie gekommen sind. Nutzen wir dafür einen Dienst wie Google Analytics, setzt dieser eigene Cookies mit einer Speicherdauer von bis zu zwei Jahren.',
          },
          {
            bullet:
              'Marketing: Anzeigen auf anderen Websites, die zu dem passen, was Sie hier angesehen haben, zum Beispiel mit dem Meta-Pixel, bis zu drei Monate lang.',
          },
          'Sagen Sie nichts oder lehnen Sie ab, wird nichts davon geladen, und die Website funktioniert trotzdem. Ihre Auswahl gilt sechs Monate.',
        ],
      },
    ),
    textModule(
      'change',
      {
        nl: 'Uw keuze veranderen',
        fr: 'Modifier votre choix',
        en: 'Changing your choice',
        de: 'Ihre Auswahl ändern',
      },
      {
        nl: [
          'Onderaan elke pagina opent u het cookievenster opnieuw. Daar staat elke cookie met naam, doel en looptijd, en intrekken gaat er even vlot als toestaan. In uw browser kunt u cookies ook zelf wissen; wij vragen het u dan de volgende keer opnieuw.',
          [
            'Meer over wat wij met gegevens doen, leest u in onze ',
            { text: 'privacyverklaring', href: '/nl/privacy-statement/' },
            '.',
          ],
        ],
        fr: [
          'Au bas de chaque page, vous rouvrez la fenêtre des cookies. Chaque cookie y figure avec son nom, sa finalité et sa durée, et le retrait y est aussi simple que l’accord. Vous pouvez aussi effacer les cookies dans votre navigateur ; nous vous reposerons alors la question.',
          [
            'Notre ',
            { text: 'déclaration de confidentialité', href: '/fr/declaration-de-confidentialite/' },
            ' explique ce que nous faisons des données.',
          ],
        ],
        en: [
          'You can reopen the cookie settings at the bottom of every page. They list every cookie by name, purpose and duration, and withdrawing your consent is as easy as giving it. You can also delete cookies in your browser; we will then ask you again on your next visit.',
          [
            'Our ',
            { text: 'privacy statement', href: '/en/privacy-statement/' },
            ' explains what we do with your data.',
          ],
        ],
        de: [
          'Am Ende jeder Seite öffnen Sie die Cookie-Einstellungen erneut. Dort steht jedes Cookie mit Name, Zweck und Speicherdauer, und der Widerruf ist dort ebenso einfach wie die Zustimmung. Sie können Cookies auch selbst in Ihrem Browser löschen; wir fragen Sie dann beim nächsten Mal erneut.',
          [
            'Mehr darüber, was wir mit Daten tun, lesen Sie in unserer ',
            { text: 'Datenschutzerklärung', href: '/de/datenschutzerklaerung/' },
            '.',
          ],
        ],
      },
    ),
  ],
};

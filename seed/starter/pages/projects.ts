import type { SeededPage } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { contact } from '../pages/contact.ts';
import { searchDemand } from './search-demand.ts';

export const projects: SeededPage = {
  ...pageSettings('page-projects', 'project-list'),
  originalPath: '/projects/',
  title: localizedString({ nl: 'Nieuwbouw', fr: 'Projets neufs', en: 'New builds', de: 'Neubau' }),
  path: localizedString({ nl: '/nieuwbouw/', fr: '/projets-neufs/', en: '/new-build/', de: '/neubau/' }),
  description: localizedText({
    nl: 'U koopt op plan, maar niet op goed geluk: wij kennen de bouwheer, de aannemer en elke woning die nog vrij is.',
    fr: 'Vous achetez sur plan, mais pas à l’aveugle : nous connaissons le promoteur, l’entrepreneur et chaque logement encore disponible.',
    en: 'You buy off plan, but never blindly: we know the developer, the builder and every home still available.',
    de: 'Sie kaufen nach Plan, aber nicht auf gut Glück: Wir kennen den Bauträger, den Bauunternehmer und jede Wohnung, die noch frei ist.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'buying-new'),
      title: localizedString({
        nl: 'Nieuwbouw kopen met ons',
        fr: 'Acheter du neuf avec nous',
        en: 'Buying new with us',
        de: 'Neubau kaufen mit uns',
      }),
      body: localizedParts({
        nl: [
          'Een woning die er nog niet staat, leest u van papier. Wij leggen de plannen naast elkaar, wijzen aan waar de zon binnenkomt en zeggen het ook als de duurdere verdieping haar prijs niet waard is.',
          { bullet: 'Plannen, lastenboek en prijzen vooraf, volledig en op uw tempo.' },
          { bullet: 'Een werfbezoek zodra het veilig kan, en foto’s bij elke stap van de bouw.' },
          { bullet: 'Hulp bij uw keuzes in afwerking, en bij de voorlopige oplevering.' },
        ],
        fr: [
          'Un logement qui n’existe pas encore se lit sur papier. Nous comparons les plans avec vous, montrons par où le soleil entrera et disons aussi quand l’étage le plus cher ne vaut pas son prix.',
          { bullet: 'Plans, cahier des charges et prix à l’avance, complets et à votre rythme.' },
          { bullet: 'Une visite du chantier dès qu’elle est sûre, et des photos à chaque étape.' },
          { bullet: 'De l’aide pour choisir les finitions, et lors de la réception provisoire.' },
        ],
        en: [
          'A home that does not exist yet has to be read from paper. We lay the plans side by side, show where the sun will come in, and tell you when the more expensive floor is not worth its price.',
          { bullet: 'Plans, specification and prices up front, complete and at your own pace.' },
          { bullet: 'A visit to the site as soon as it is safe, and pictures at every step.' },
          { bullet: 'Help with your choice of finishes, and at the provisional handover.' },
        ],
        de: [
          'Eine Wohnung, die es noch nicht gibt, liest man vom Papier ab. Wir legen die Pläne nebeneinander, zeigen, wo die Sonne hereinkommt, und sagen es auch, wenn die teurere Etage ihren Preis nicht wert ist.',
          { bullet: 'Pläne, Baubeschreibung und Preise vorab, vollständig und in Ihrem Tempo.' },
          { bullet: 'Ein Besuch auf der Baustelle, sobald es sicher ist, und Fotos bei jedem Bauabschnitt.' },
          { bullet: 'Hilfe bei der Wahl der Ausstattung und bei der vorläufigen Abnahme.' },
        ],
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout('callToActionModule', 'plans-on-the-table'),
      title: localizedString({
        nl: 'Samen de plannen bekijken?',
        fr: 'Regarder les plans ensemble ?',
        en: 'Shall we look at the plans together?',
        de: 'Wollen wir die Pläne gemeinsam ansehen?',
      }),
      description: localizedText({
        nl: 'Maak een afspraak bij ons op kantoor. De plannen, het lastenboek en de koffie liggen klaar.',
        fr: 'Prenez rendez-vous à l’agence. Les plans, le cahier des charges et le café vous attendent.',
        en: 'Make an appointment at the office. The plans, the specification and the coffee will be ready.',
        de: 'Vereinbaren Sie einen Termin in unserem Büro. Die Pläne, die Baubeschreibung und der Kaffee stehen bereit.',
      }),
      links: [
        listItem(
          'contact',
          pageLink(contact, {
            nl: 'Maak een afspraak',
            fr: 'Prenez rendez-vous',
            en: 'Make an appointment',
            de: 'Termin vereinbaren',
          }),
        ),
        listItem(
          'demand',
          pageLink(searchDemand, {
            nl: 'Hou mij op de hoogte',
            fr: 'Suivre les nouveaux projets',
            en: 'Hear about new projects',
            de: 'Halten Sie mich auf dem Laufenden',
          }),
        ),
      ],
    },
  ],
};

import { question } from '../../builders/question.ts';

/** The deposits match the cost rates that the site starts with. */
export const rentingQuestions = [
  question(
    'deposit',
    {
      nl: 'Hoeveel bedraagt de huurwaarborg?',
      fr: 'À combien s’élève la garantie locative ?',
      en: 'How much is the deposit?',
      de: 'Wie hoch ist die Mietkaution?',
    },
    {
      nl: [
        'In Vlaanderen hoogstens drie maanden huur, in Brussel en Wallonië hoogstens twee. Het geld komt op een geblokkeerde rekening op uw naam; niemand kan eraan zonder uw akkoord of dat van de rechter.',
      ],
      fr: [
        'En Flandre trois mois de loyer au plus, à Bruxelles et en Wallonie deux. L’argent est versé sur un compte bloqué à votre nom ; personne n’y touche sans votre accord ou celui du juge.',
      ],
      en: [
        'At most three months’ rent in Flanders, and two in Brussels and Wallonia. The money goes into a blocked account in your name: no one can touch it unless you or a judge agrees.',
      ],
      de: [
        'In Flandern höchstens drei Monatsmieten, in Brüssel und der Wallonie höchstens zwei. Das Geld kommt auf ein Sperrkonto auf Ihren Namen; ohne Ihre Zustimmung oder die des Richters kommt niemand daran.',
      ],
    },
  ),
  question(
    'inventory',
    {
      nl: 'Wie maakt de plaatsbeschrijving, en wie betaalt ze?',
      fr: 'Qui dresse l’état des lieux, et qui le paie ?',
      en: 'Who draws up the inventory, and who pays for it?',
      de: 'Wer erstellt den Ortsbefund, und wer bezahlt ihn?',
    },
    {
      nl: [
        'U loopt samen met ons door alle kamers, en wij zetten op papier wat wij zien. De kosten deelt u met de eigenaar. Bij uw vertrek vergelijken wij met dat verslag; gewone slijtage betaalt u niet.',
      ],
      fr: [
        'Vous parcourez toutes les pièces avec nous, et nous notons ce que nous voyons. Les frais se partagent avec le propriétaire. À votre départ, nous comparons avec ce rapport ; l’usure normale n’est pas à votre charge.',
      ],
      en: [
        'You walk through every room with us, and we write down what we see. You and the owner share the cost. When you leave we compare against that report; you do not pay for normal wear.',
      ],
      de: [
        'Sie gehen mit uns durch alle Räume, und wir halten fest, was wir sehen. Die Kosten teilen Sie sich mit dem Eigentümer. Bei Ihrem Auszug vergleichen wir mit diesem Bericht; normale Abnutzung zahlen Sie nicht.',
      ],
    },
  ),
  question(
    'indexation',
    {
      nl: 'Mag de huur elk jaar stijgen?',
      fr: 'Le loyer peut-il augmenter chaque année ?',
      en: 'Can the rent go up every year?',
      de: 'Darf die Miete jedes Jahr steigen?',
    },
    {
      nl: [
        'Ja, één keer per jaar, op de verjaardag van het contract, en alleen met de gezondheidsindex. De eigenaar moet het u schriftelijk vragen. Naargelang van het gewest en het energielabel kan de stijging beperkt zijn.',
      ],
      fr: [
        'Oui, une fois par an, à la date anniversaire du bail, et selon l’indice santé seulement. Le propriétaire doit vous le demander par écrit. Selon la Région et le label énergétique, la hausse peut être limitée.',
      ],
      en: [
        'Yes, once a year, on the anniversary of the lease, and only in line with the health index. The owner has to ask you in writing. Depending on the region and the energy label, the increase may be limited.',
      ],
      de: [
        'Ja, einmal im Jahr, am Jahrestag des Mietvertrags, und nur nach dem Gesundheitsindex. Der Eigentümer muss Sie schriftlich darum bitten. Je nach Region und Energieklasse kann die Erhöhung begrenzt sein.',
      ],
    },
  ),
  question(
    'reply',
    {
      nl: 'Wanneer weet ik of ik het pand krijg?',
      fr: 'Quand saurai-je si le bien est pour moi ?',
      en: 'When will I know whether I get the property?',
      de: 'Wann erfahre ich, ob ich die Immobilie bekomme?',
    },
    {
      nl: [
        'Binnen twee werkdagen na uw bezoek en uw kandidatuur. Wij vragen alleen wat de eigenaar nodig heeft om te kiezen, zoals een bewijs van inkomen, en wissen het daarna.',
      ],
      fr: [
        'Dans les deux jours ouvrables qui suivent votre visite et votre candidature. Nous ne demandons que ce dont le propriétaire a besoin pour choisir, comme une preuve de revenus, et l’effaçons ensuite.',
      ],
      en: [
        'Within two working days of your viewing and application. We only ask for what the owner needs in order to choose, such as proof of income, and delete it afterwards.',
      ],
      de: [
        'Innerhalb von zwei Werktagen nach Ihrer Besichtigung und Ihrer Bewerbung. Wir fragen nur nach dem, was der Eigentümer für seine Wahl braucht, etwa nach einem Einkommensnachweis, und löschen es danach.',
      ],
    },
  ),
];

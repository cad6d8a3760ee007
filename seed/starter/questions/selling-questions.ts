import { question } from '../../builders/question.ts';

/** Terms of the law and of the agency, as in the articles about selling. */
export const sellingQuestions = [
  question(
    'fee',
    {
      nl: 'Wat kost verkopen met ons?',
      fr: 'Combien coûte une vente avec vous ?',
      en: 'What does it cost to sell with you?',
      de: 'Was kostet ein Verkauf mit uns?',
    },
    {
      nl: [
        'Eén ereloon, inclusief btw, dat in de verkoopopdracht staat en dat u pas bij de akte betaalt. Reportage, advertenties, bezoeken en administratie zitten erin. Wordt uw woning niet verkocht, dan betaalt u ons niets.',
      ],
      fr: [
        'Des honoraires uniques, TVA comprise, fixés dans la mission de vente et payés à l’acte seulement. Reportage, annonces, visites et administration sont compris. Si votre bien n’est pas vendu, vous ne nous devez rien.',
      ],
      en: [
        'One fee, VAT included, agreed in the sales mandate and due only on completion. Photography, advertising, viewings and paperwork are included. If your home does not sell, you owe us nothing.',
      ],
      de: [
        'Ein einziges Honorar, Mehrwertsteuer inbegriffen, das im Verkaufsauftrag steht und das Sie erst bei der Urkunde zahlen. Fotoreportage, Anzeigen, Besichtigungen und Verwaltung sind darin enthalten. Wird Ihre Immobilie nicht verkauft, schulden Sie uns nichts.',
      ],
    },
  ),
  question(
    'duration',
    {
      nl: 'Hoelang duurt het voor ik mijn geld heb?',
      fr: 'Quand est-ce que je reçois mon argent ?',
      en: 'How long until I have my money?',
      de: 'Wann bekomme ich mein Geld?',
    },
    {
      nl: [
        'Op de dag van de akte, en die volgt hoogstens vier maanden na het compromis. Reken daarvoor drie tot vijf weken voor het dossier, en de tijd die het vraagt om een koper te vinden.',
      ],
      fr: [
        'Le jour de l’acte, au plus tard quatre mois après le compromis. Comptez auparavant trois à cinq semaines pour le dossier, et le temps de trouver un acquéreur.',
      ],
      en: [
        'On the day of completion, at most four months after you sign the sales contract. Allow three to five weeks before that for the paperwork, plus the time it takes to find a buyer.',
      ],
      de: [
        'Am Tag der Urkunde, und die folgt höchstens vier Monate nach dem Vorvertrag. Rechnen Sie davor mit drei bis fünf Wochen für die Akte und mit der Zeit, die es braucht, einen Käufer zu finden.',
      ],
    },
  ),
  question(
    'documents',
    {
      nl: 'Welke documenten heb ik nodig?',
      fr: 'Quels documents me faut-il ?',
      en: 'Which documents do I need?',
      de: 'Welche Unterlagen brauche ich?',
    },
    {
      nl: [
        'Voor een woning in Vlaanderen zijn dat gewoonlijk:',
        { bullet: 'het energieprestatiecertificaat (EPC);' },
        { bullet: 'de keuring van de elektriciteit;' },
        { bullet: 'het bodemattest en de stedenbouwkundige inlichtingen, met de overstromingsscores;' },
        { bullet: 'het asbestattest, als de woning van vóór 2001 is.' },
        'Hebt u ze niet? Wij vragen ze voor u aan, tegen de prijs die de keurders rekenen. In Brussel en Wallonië is de lijst iets anders; uw makelaar overloopt ze met u.',
      ],
      fr: [
        'Pour une habitation en Flandre, il s’agit en général :',
        { bullet: 'du certificat énergétique (EPC) ;' },
        { bullet: 'du contrôle de l’électricité ;' },
        {
          bullet:
            'de l’attestation du sol et des renseignements urbanistiques, avec les scores d’inondation ;',
        },
        { bullet: 'de l’attestation amiante, si l’habitation date d’avant 2001.' },
        'Vous ne les avez pas ? Nous les demandons pour vous, au prix des organismes de contrôle. À Bruxelles et en Wallonie, la liste diffère quelque peu ; votre agent la parcourt avec vous.',
      ],
      en: [
        'For a home in Flanders these are usually:',
        { bullet: 'the energy performance certificate (EPC);' },
        { bullet: 'the electrical inspection report;' },
        { bullet: 'the soil certificate and the planning information, with the flood scores;' },
        { bullet: 'the asbestos certificate, if the home dates from before 2001.' },
        'Don’t have them? We order them for you at cost price. In Brussels and Wallonia the list is slightly different; your agent goes through it with you.',
      ],
      de: [
        'Für ein Haus oder eine Wohnung in Flandern sind das in der Regel:',
        { bullet: 'der Energieausweis (EPC);' },
        { bullet: 'der Prüfbericht der Elektroanlage;' },
        { bullet: 'die Bodenbescheinigung und die städtebaulichen Auskünfte mit den Überschwemmungsscores;' },
        { bullet: 'die Asbestbescheinigung, wenn das Gebäude aus der Zeit vor 2001 stammt.' },
        'Haben Sie sie nicht? Wir fordern sie für Sie an, zum Preis, den die Prüfer berechnen. In Brüssel und der Wallonie ist die Liste etwas anders; Ihr Makler geht sie mit Ihnen durch.',
      ],
    },
  ),
  question(
    'loan',
    {
      nl: 'Kan ik verkopen als mijn lening nog loopt?',
      fr: 'Puis-je vendre si mon crédit court encore ?',
      en: 'Can I sell while I still have a mortgage?',
      de: 'Kann ich verkaufen, wenn mein Kredit noch läuft?',
    },
    {
      nl: [
        'Ja. De notaris betaalt bij de akte eerst uw bank terug uit de verkoopprijs; de rest is voor u. Vraag uw bank wel vooraf hoeveel er nog openstaat en welke wederbeleggingsvergoeding zij rekent.',
      ],
      fr: [
        'Oui. À l’acte, le notaire rembourse d’abord votre banque sur le prix de vente ; le reste vous revient. Demandez toutefois à votre banque, au préalable, le solde restant dû et l’indemnité de remploi.',
      ],
      en: [
        'Yes. On completion the notary first repays your bank out of the sale price; the rest is yours. Do ask your bank beforehand how much is outstanding and what it charges for early repayment.',
      ],
      de: [
        'Ja. Bei der Urkunde zahlt der Notar aus dem Verkaufspreis zuerst Ihre Bank zurück; der Rest gehört Ihnen. Fragen Sie Ihre Bank aber vorher, wie viel noch offen ist und welche Wiederanlageentschädigung sie berechnet.',
      ],
    },
  ),
  question(
    'viewings',
    {
      nl: 'Moet ik thuis zijn bij de bezoeken?',
      fr: 'Dois-je être présent lors des visites ?',
      en: 'Do I have to be at home for viewings?',
      de: 'Muss ich bei den Besichtigungen zu Hause sein?',
    },
    {
      nl: [
        'Nee, en liefst niet: kandidaten kijken vrijer rond zonder de eigenaar. Uw makelaar is er altijd zelf bij, ook ’s avonds en op zaterdag, en belt u nadien.',
      ],
      fr: [
        'Non, et mieux vaut pas : les candidats regardent plus librement en l’absence du propriétaire. Votre agent est toujours présent, le soir et le samedi aussi, et vous appelle ensuite.',
      ],
      en: [
        'No, and it is better if you are not: people look around more freely without the owner. Your agent is always there, evenings and Saturdays included, and calls you afterwards.',
      ],
      de: [
        'Nein, und besser nicht: Interessenten sehen sich ohne den Eigentümer freier um. Ihr Makler ist immer selbst dabei, auch abends und samstags, und ruft Sie danach an.',
      ],
    },
  ),
];

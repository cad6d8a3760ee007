import { textModule } from '../../../builders/text-module.ts';

/** Section of the privacy statement on each purpose: what is processed, and on which legal basis. */
export const processingPurposes = textModule(
  'what-and-why',
  {
    nl: 'Wat wij verwerken en waarom',
    fr: 'Ce que nous traitons et pourquoi',
    en: 'What we process and why',
    de: 'Was wir verarbeiten und warum',
  },
  {
    nl: [
      'Wij vragen niet meer dan nodig is. Per doel is dat:',
      {
        bullet:
          'Vraag of afspraak: naam, e-mailadres, telefoonnummer en uw bericht, om te kunnen antwoorden. Grond: stappen die u ons vóór een overeenkomst vraagt.',
      },
      { bullet: 'Schatting: ook het adres van uw woning. Grond: uw verzoek.' },
      {
        bullet:
          'Documenten van een pand: naam en e-mailadres, om u een persoonlijke link te mailen en te weten wie de documenten van de eigenaar kreeg. Grond: uw verzoek.',
      },
      {
        bullet:
          'Een pand doorsturen: uw naam en e-mailadres en het e-mailadres van wie het krijgt, alleen voor dat ene bericht. Grond: ons gerechtvaardigd belang om het te bezorgen.',
      },
      {
        bullet:
          'Getuigenis: voornaam, e-mailadres, uw gemeente als u ze invult, en wat u schrijft. Grond: uw toestemming. Zonder die toestemming publiceren wij niets.',
      },
      {
        bullet:
          'Zoekopdracht en nieuwsbrief: uw wensen en uw e-mailadres. Grond: uw toestemming, die u met één klik intrekt.',
      },
      {
        bullet:
          'Bod of kandidatuur als huurder: identiteit, adres, samenstelling van het gezin en het bedrag van uw inkomen. Wij vragen nooit naar de herkomst van dat inkomen, uw gezondheid, uw afkomst of een strafregister. Grond: de overeenkomst die u wenst te sluiten.',
      },
      {
        bullet:
          'Opdracht van een eigenaar: ook een kopie van de identiteitskaart. Grond: de wet van 18 september 2017 tegen het witwassen van geld.',
      },
      {
        bullet:
          'Bezoek aan deze site: een telling per pagina, zonder naam en zonder cookie. Om niet dubbel te tellen wie een pagina herlaadt, maken wij van IP-adres en browser een versleutelde code, die na een half uur verdwijnt; de sleutel ervan vervalt elke dag. Grond: ons gerechtvaardigd belang om eigenaars te tonen hoe vaak hun pand bekeken wordt. Al het overige pas na uw keuze in het cookievenster.',
      },
    ],
    fr: [
      'Nous ne demandons que le nécessaire. Selon la finalité, il s’agit de :',
      {
        bullet:
          'Question ou rendez-vous : nom, adresse e-mail, numéro de téléphone et message, pour pouvoir répondre. Base : les démarches que vous nous demandez avant un contrat.',
      },
      { bullet: 'Estimation : également l’adresse de votre bien. Base : votre demande.' },
      {
        bullet:
          'Documents d’un bien : nom et adresse e-mail, pour vous envoyer un lien personnel et savoir qui a reçu les documents du propriétaire. Base : votre demande.',
      },
      {
        bullet:
          'Envoi d’un bien à quelqu’un : votre nom et votre adresse e-mail, et l’adresse e-mail du destinataire, pour ce seul message. Base : notre intérêt légitime à le remettre.',
      },
      {
        bullet:
          'Témoignage : prénom, adresse e-mail, commune si vous l’indiquez, et votre texte. Base : votre consentement, sans lequel nous ne publions rien.',
      },
      {
        bullet:
          'Recherche et newsletter : vos souhaits et votre adresse e-mail. Base : votre consentement, que vous retirez d’un clic.',
      },
      {
        bullet:
          'Offre ou candidature de locataire : identité, adresse, composition du ménage et montant des revenus. Nous ne demandons jamais l’origine de ces revenus, votre santé, votre origine ni un casier judiciaire. Base : le contrat que vous souhaitez conclure.',
      },
      {
        bullet:
          'Mission d’un propriétaire : également une copie de la carte d’identité. Base : la loi du 18 septembre 2017 contre le blanchiment.',
      },
      {
        bullet:
          'Visite de ce site : un comptage par page, sans nom et sans cookie. Pour ne pas compter deux fois qui recharge une page, nous formons à partir de l’adresse IP et du navigateur un code chiffré, effacé après une demi-heure ; sa clé expire chaque jour. Base : notre intérêt légitime à montrer aux propriétaires combien de fois leur bien est consulté. Tout le reste seulement après votre choix dans la fenêtre des cookies.',
      },
    ],
    en: [
      'We ask only for what we need. For each purpose, that is:',
      {
        bullet:
          'A question or appointment: name, e-mail address, telephone number and your message, so that we can reply. Basis: steps taken at your request before entering into a contract.',
      },
      { bullet: 'A valuation: the address of your home as well. Basis: your request.' },
      {
        bullet:
          'The documents for a property: your name and e-mail address, so that we can e-mail you a personal link and know who has received the owner’s documents. Basis: your request.',
      },
      {
        bullet:
          'Sending a property to someone: your name and e-mail address and the recipient’s e-mail address, for that one message only. Basis: our legitimate interest in delivering it.',
      },
      {
        bullet:
          'A testimonial: your first name, your e-mail address, your town if you give it, and what you write. Basis: your consent, without which we publish nothing.',
      },
      {
        bullet:
          'A search or the newsletter: your preferences and your e-mail address. Basis: your consent, which you can withdraw with one click.',
      },
      {
        bullet:
          'An offer or an application to rent: your identity, address, household size and income. We never ask where that income comes from, nor about health, origin or criminal record. Basis: the contract you wish to enter into.',
      },
      {
        bullet:
          'An owner’s mandate: a copy of your identity card as well. Basis: the Anti-Money Laundering Act of 18 September 2017.',
      },
      {
        bullet:
          'A visit to this website: a count per page, without a name and without a cookie. So that reloading a page does not count twice, we turn the IP address and browser into an encrypted code that is deleted after half an hour; its key expires every day. Basis: our legitimate interest in showing owners how often their home is viewed. Anything else only after you have agreed in the cookie settings.',
      },
    ],
    de: [
      'Wir fragen nicht nach mehr als nötig. Je nach Zweck ist das:',
      {
        bullet:
          'Frage oder Termin: Name, E-Mail-Adresse, Telefonnummer und Ihre Nachricht, damit wir antworten können. Grundlage: Schritte, um die Sie uns vor Abschluss eines Vertrags bitten.',
      },
      { bullet: 'Schätzung: auch die Adresse Ihrer Immobilie. Grundlage: Ihre Anfrage.' },
      {
        bullet:
          'Unterlagen einer Immobilie: Name und E-Mail-Adresse, um Ihnen einen persönlichen Link zu schicken und zu wissen, wer die Unterlagen des Eigentümers erhalten hat. Grundlage: Ihre Anfrage.',
      },
      {
        bullet:
          'Weiterleiten einer Immobilie: Ihr Name und Ihre E-Mail-Adresse und die E-Mail-Adresse des Empfängers, nur für diese eine Nachricht. Grundlage: unser berechtigtes Interesse, sie zuzustellen.',
      },
      {
        bullet:
          'Erfahrungsbericht: Vorname, E-Mail-Adresse, Ihre Gemeinde, wenn Sie sie angeben, und was Sie schreiben. Grundlage: Ihre Einwilligung. Ohne diese Einwilligung veröffentlichen wir nichts.',
      },
      {
        bullet:
          'Suchauftrag und Newsletter: Ihre Wünsche und Ihre E-Mail-Adresse. Grundlage: Ihre Einwilligung, die Sie mit einem Klick widerrufen.',
      },
      {
        bullet:
          'Gebot oder Mietbewerbung: Identität, Adresse, Zusammensetzung des Haushalts und Höhe Ihres Einkommens. Wir fragen nie nach der Herkunft dieses Einkommens, nach Ihrer Gesundheit, Ihrer Abstammung oder einem Strafregister. Grundlage: der Vertrag, den Sie schließen möchten.',
      },
      {
        bullet:
          'Auftrag eines Eigentümers: auch eine Kopie des Personalausweises. Grundlage: das Gesetz vom 18. September 2017 gegen die Geldwäsche.',
      },
      {
        bullet:
          'Besuch dieser Website: eine Zählung pro Seite, ohne Namen und ohne Cookie. Um nicht doppelt zu zählen, wer eine Seite neu lädt, bilden wir aus IP-Adresse und Browser einen verschlüsselten Code, der nach einer halben Stunde gelöscht wird; der Schlüssel dazu verfällt jeden Tag. Grundlage: unser berechtigtes Interesse, Eigentümern zu zeigen, wie oft ihre Immobilie angesehen wird. Alles Weitere erst nach Ihrer Auswahl in den Cookie-Einstellungen.',
      },
    ],
  },
);

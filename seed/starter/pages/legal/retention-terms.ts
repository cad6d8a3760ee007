import { ownMonths, proofMonths, servedDays, usualMonths } from 'schemas/retention.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { textModule } from '../../../builders/text-module.ts';
import { duration } from './duration.ts';

const term = (form: string, language: LanguageId) => duration(ownMonths[form] ?? usualMonths, language);

/** The section of the privacy statement that names the terms after which the site deletes. */
export const retentionTerms = textModule(
  'how-long',
  {
    nl: 'Hoelang wij ze bewaren',
    fr: 'Durée de conservation',
    en: 'How long we keep them',
    de: 'Wie lange wir sie aufbewahren',
  },
  {
    nl: [
      {
        bullet: `Vragen, schattingen, bezoeken, biedingen en aanvragen van documenten, met wat wij erbij noteren en erop antwoorden: ${duration(usualMonths, 'nl')} na uw bericht.`,
      },
      {
        bullet: `Zoekopdrachten: ${term('demand-register', 'nl')}, daarna stoppen ze, tenzij u ze verlengt.`,
      },
      {
        bullet: `Kandidaturen voor een huurwoning, met de bijgevoegde stukken: ${term('rental-application', 'nl')}. Bestanden bij een formulier dat u niet verstuurt: hoogstens één dag.`,
      },
      {
        bullet: `Een pand dat u naar iemand doorstuurt: ${term('send-to-friend', 'nl')}. Een inschrijving op de nieuwsbrief: tot u zich uitschrijft, en dan nog ${servedDays} dagen; het formulier zelf ${term('sign-newsletter', 'nl')}.`,
      },
      {
        bullet: `Verzonden e-mails: ${servedDays} dagen. Het bewijs van uw cookiekeuze: ${duration(proofMonths, 'nl')}.`,
      },
      {
        bullet:
          'Verkoop- en huurdossiers, en stukken die de witwaswet oplegt: tien jaar na het einde van de opdracht.',
      },
      { bullet: 'Boekhouding: de termijn die de wet bepaalt.' },
      'Daarna wissen wij de gegevens of maken wij ze onherkenbaar.',
    ],
    fr: [
      {
        bullet: `Questions, estimations, visites, offres et demandes de documents, avec nos notes et nos réponses : ${duration(usualMonths, 'fr')} après votre message.`,
      },
      {
        bullet: `Recherches : ${term('demand-register', 'fr')}, après quoi elles prennent fin, sauf si vous les prolongez.`,
      },
      {
        bullet: `Candidatures de locataire, avec les documents joints : ${term('rental-application', 'fr')}. Les fichiers d’un formulaire que vous n’envoyez pas : un jour au maximum.`,
      },
      {
        bullet: `Un bien que vous envoyez à quelqu’un : ${term('send-to-friend', 'fr')}. Une inscription à la newsletter : jusqu’à votre désinscription, puis encore ${servedDays} jours ; le formulaire lui-même ${term('sign-newsletter', 'fr')}.`,
      },
      {
        bullet: `E-mails envoyés : ${servedDays} jours. La preuve de votre choix de cookies : ${duration(proofMonths, 'fr')}.`,
      },
      {
        bullet:
          'Dossiers de vente et de location, et pièces exigées par la loi anti-blanchiment : dix ans après la fin de la mission.',
      },
      { bullet: 'Comptabilité : le délai fixé par la loi.' },
      'Ensuite, nous effaçons les données ou les rendons méconnaissables.',
    ],
    en: [
      {
        bullet: `Questions, valuations, viewings, offers and requests for documents, with our notes and replies: ${duration(usualMonths, 'en')} after your message.`,
      },
      {
        bullet: `Searches: ${term('demand-register', 'en')}, after which they end unless you extend them.`,
      },
      {
        bullet: `Rental applications, with the documents attached: ${term('rental-application', 'en')}. Files added to a form that you do not send: one day at most.`,
      },
      {
        bullet: `A property you send to someone: ${term('send-to-friend', 'en')}. A newsletter subscription: until you unsubscribe, and then another ${servedDays} days; the form itself ${term('sign-newsletter', 'en')}.`,
      },
      {
        bullet: `E-mails we sent: ${servedDays} days. Proof of your cookie choice: ${duration(proofMonths, 'en')}.`,
      },
      {
        bullet:
          'Files of sales and lettings, and documents required by the Anti-Money Laundering Act: ten years after the mandate ends.',
      },
      { bullet: 'Accounting records: the statutory period.' },
      'After that we erase or anonymise the data.',
    ],
    de: [
      {
        bullet: `Fragen, Schätzungen, Besichtigungen, Gebote und Anforderungen von Unterlagen, mit unseren Notizen und Antworten: ${duration(usualMonths, 'de')} nach Ihrer Nachricht.`,
      },
      {
        bullet: `Suchaufträge: ${term('demand-register', 'de')}, danach enden sie, es sei denn, Sie verlängern sie.`,
      },
      {
        bullet: `Mietbewerbungen mit den beigefügten Unterlagen: ${term('rental-application', 'de')}. Dateien zu einem Formular, das Sie nicht absenden: höchstens ein Tag.`,
      },
      {
        bullet: `Eine Immobilie, die Sie an jemanden weiterleiten: ${term('send-to-friend', 'de')}. Eine Anmeldung zum Newsletter: bis Sie sich abmelden, und dann noch ${servedDays} Tage; das Formular selbst: ${term('sign-newsletter', 'de')}.`,
      },
      {
        bullet: `Versandte E-Mails: ${servedDays} Tage. Der Nachweis Ihrer Cookie-Auswahl: ${duration(proofMonths, 'de')}.`,
      },
      {
        bullet:
          'Verkaufs- und Mietakten sowie Unterlagen, die das Geldwäschegesetz verlangt: zehn Jahre nach dem Ende des Auftrags.',
      },
      { bullet: 'Buchhaltung: die Frist, die das Gesetz bestimmt.' },
      'Danach löschen wir die Daten oder machen sie unkenntlich.',
    ],
  },
);

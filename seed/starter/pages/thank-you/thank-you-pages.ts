import type { SeededPage } from '../../../builders/document.ts';
import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

/** One per form, published together with it. */
export const thankYouPages: SeededPage[] = [
  thankYouPage('contact-me', {
    title: {
      nl: 'Bedankt voor uw vraag',
      fr: 'Merci pour votre question',
      en: 'Thank you for your question',
      de: 'Vielen Dank für Ihre Frage',
    },
    description: {
      nl: 'Uw vraag over een pand is goed aangekomen.',
      fr: 'Votre question au sujet d’un bien est bien arrivée.',
      en: 'We have received your question about a property.',
      de: 'Ihre Frage zu einer Immobilie ist bei uns angekommen.',
    },
    next: {
      nl: 'De makelaar die dit pand kent, zoekt het voor u uit en neemt binnen één werkdag contact op, per telefoon of per e-mail. Het plan, het EPC en de andere documenten vraagt u aan op de pagina van het pand.',
      fr: 'L’agent qui connaît ce bien se renseigne et vous contacte dans un délai d’un jour ouvrable, par téléphone ou par e-mail. Le plan, le PEB et les autres documents se demandent sur la page du bien.',
      en: 'The agent who knows this property will look into it and be in touch within one working day, by phone or e-mail. You can request the floor plan, the energy certificate and other documents on the property’s page.',
      de: 'Der Makler, der diese Immobilie kennt, klärt das für Sie und meldet sich innerhalb eines Werktags, per Telefon oder E-Mail. Den Grundriss, den Energieausweis (PEB/EPC) und die anderen Unterlagen fordern Sie auf der Seite der Immobilie an.',
    },
    onward: onwardLinks.searchAlert,
  }),
  thankYouPage('contact-appointment', {
    title: {
      nl: 'Bedankt, nog één klik',
      fr: 'Merci, encore un clic',
      en: 'Thank you, one more click',
      de: 'Vielen Dank, noch ein Klick',
    },
    description: {
      nl: 'Uw bezoek wacht op bevestiging.',
      fr: 'Votre visite attend votre confirmation.',
      en: 'Please confirm your viewing.',
      de: 'Ihre Besichtigung wartet auf Bestätigung.',
    },
    next: {
      nl: 'Wij stuurden u een e-mail met een knop. Bevestig daarmee uw bezoek binnen 30 minuten; zo lang houden wij het moment voor u vrij. Daarna krijgt u alle gegevens, met een bestand voor uw agenda, en verwacht de makelaar u. Geen mail gezien? Kijk dan even bij de ongewenste berichten.',
      fr: 'Nous vous avons envoyé un e-mail avec un bouton. Confirmez ainsi votre visite dans les 30 minutes, pendant lesquelles nous vous réservons ce moment. Vous recevrez ensuite toutes les informations, avec un fichier pour votre agenda, et l’agent vous attendra. Pas d’e-mail en vue ? Regardez dans le courrier indésirable.',
      en: 'We have sent you an e-mail with a button. Use it to confirm your viewing within 30 minutes; until then we keep the time for you. You will then receive all the details, with a file for your calendar, and the agent will be expecting you. No e-mail yet? Please check your spam folder.',
      de: 'Wir haben Ihnen eine E-Mail mit einer Schaltfläche geschickt. Bestätigen Sie damit Ihre Besichtigung innerhalb von 30 Minuten; so lange halten wir den Termin für Sie frei. Danach erhalten Sie alle Angaben mit einer Datei für Ihren Kalender, und der Makler erwartet Sie. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach.',
    },
    onward: onwardLinks.valuation,
  }),
  thankYouPage('contact-construction', {
    title: {
      nl: 'Bedankt voor uw interesse',
      fr: 'Merci de votre intérêt',
      en: 'Thank you for your interest',
      de: 'Vielen Dank für Ihr Interesse',
    },
    description: {
      nl: 'Uw vraag over een project is goed aangekomen.',
      fr: 'Votre question au sujet d’un projet est bien arrivée.',
      en: 'We have received your question about a project.',
      de: 'Ihre Frage zu einem Projekt ist bei uns angekommen.',
    },
    next: {
      nl: 'Onze adviseur voor nieuwbouw bekijkt welke woningen in dit project nog vrij zijn en stuurt u binnen één werkdag de plannen, de prijzen en de stand van de werken.',
      fr: 'Notre conseillère en projets neufs regarde quels logements de ce projet sont encore libres et vous envoie dans un délai d’un jour ouvrable les plans, les prix et l’état des travaux.',
      en: 'Our new-build adviser will check which homes in this project are still available and send you plans, prices and a progress update within one working day.',
      de: 'Unsere Neubauberatung sieht nach, welche Wohnungen in diesem Projekt noch frei sind, und schickt Ihnen innerhalb eines Werktags die Pläne, die Preise und den Stand der Arbeiten.',
    },
    onward: onwardLinks.projects,
  }),
  thankYouPage('contact-demand', {
    title: {
      nl: 'Bedankt voor uw aanvraag',
      fr: 'Merci pour votre demande',
      en: 'Thank you for your request',
      de: 'Vielen Dank für Ihre Anfrage',
    },
    description: {
      nl: 'Uw aanvraag voor een gratis schatting is goed aangekomen.',
      fr: 'Votre demande d’estimation gratuite est bien arrivée.',
      en: 'We have received your request for a free valuation.',
      de: 'Ihre Anfrage für eine kostenlose Schätzung ist bei uns angekommen.',
    },
    next: {
      nl: 'Wij bekijken eerst wat er in uw buurt verkocht is en bellen u binnen één werkdag om een bezoek af te spreken. De schatting zelf krijgt u binnen de week op papier, gratis en zonder verplichting.',
      fr: 'Nous regardons d’abord ce qui s’est vendu dans votre quartier, puis nous vous appelons dans un délai d’un jour ouvrable pour convenir d’une visite. Vous recevez l’estimation sur papier dans la semaine, gratuitement et sans engagement.',
      en: 'First we look at recent sales in your neighbourhood, and within one working day we call to arrange a visit. You receive the valuation in writing within a week, free and without obligation.',
      de: 'Wir sehen uns zuerst an, was in Ihrer Nachbarschaft verkauft wurde, und rufen Sie innerhalb eines Werktags an, um einen Termin zu vereinbaren. Die Schätzung selbst erhalten Sie innerhalb einer Woche schriftlich, kostenlos und unverbindlich.',
    },
    onward: onwardLinks.selling,
  }),
  thankYouPage('demand-register', {
    title: {
      nl: 'Nog één klik',
      fr: 'Encore un clic',
      en: 'One more click',
      de: 'Noch ein Klick',
    },
    description: {
      nl: 'Uw zoekopdracht wacht op bevestiging.',
      fr: 'Votre recherche attend votre confirmation.',
      en: 'Please confirm your search alert.',
      de: 'Ihr Suchauftrag wartet auf Bestätigung.',
    },
    next: {
      nl: 'Wij stuurden u een e-mail met een link. Pas als u daarop klikt, loopt uw zoekopdracht en mailen wij u wat er nieuw is. Onderaan elke mail kunt u ze aanpassen of stoppen. Geen mail gezien? Kijk dan even bij de ongewenste berichten.',
      fr: 'Nous vous avons envoyé un e-mail avec un lien. Cliquez dessus pour activer votre recherche ; ensuite, nous vous écrivons dès qu’il y a du nouveau. Au bas de chaque e-mail, vous pouvez la modifier ou l’arrêter. Pas d’e-mail en vue ? Regardez dans le courrier indésirable.',
      en: 'We have sent you an e-mail with a link. Click it to start your search alert, and we will e-mail you what is new. Every e-mail ends with a link to change or stop it. No e-mail yet? Please check your spam folder.',
      de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie darauf klicken, läuft Ihr Suchauftrag, und wir schreiben Ihnen, was neu ist. Am Ende jeder E-Mail können Sie ihn ändern oder beenden. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach.',
    },
    onward: onwardLinks.forSale,
  }),
  thankYouPage('send-to-friend', {
    title: {
      nl: 'De pagina is onderweg',
      fr: 'La page est en route',
      en: 'The page is on its way',
      de: 'Die Seite ist unterwegs',
    },
    description: {
      nl: 'De pagina is doorgestuurd.',
      fr: 'La page a été envoyée.',
      en: 'The page has been sent.',
      de: 'Die Seite wurde weitergeleitet.',
    },
    next: {
      nl: 'Bedankt voor het doorsturen. Het bericht vertrekt meteen, met uw naam erbij. De adressen gebruiken wij alleen om dit ene bericht te bezorgen.',
      fr: 'Merci d’avoir partagé cette page. Le message part aussitôt, avec votre nom. Nous n’utilisons les adresses que pour remettre ce seul message.',
      en: 'Thank you for sharing. The message is being sent straight away, in your name. We use the addresses only to deliver this one message.',
      de: 'Vielen Dank fürs Weiterleiten. Die Nachricht geht sofort hinaus, mit Ihrem Namen. Die Adressen verwenden wir nur, um diese eine Nachricht zuzustellen.',
    },
    onward: onwardLinks.forSale,
  }),
  thankYouPage('site-contact', {
    title: {
      nl: 'Bedankt voor uw bericht',
      fr: 'Merci pour votre message',
      en: 'Thank you for your message',
      de: 'Vielen Dank für Ihre Nachricht',
    },
    description: {
      nl: 'Uw bericht is goed aangekomen.',
      fr: 'Votre message est bien arrivé.',
      en: 'We have received your message.',
      de: 'Ihre Nachricht ist bei uns angekommen.',
    },
    next: {
      nl: 'U krijgt meteen een bevestiging per e-mail. Binnen één werkdag krijgt u antwoord van iemand die er iets over weet. Is het dringend, bel dan gerust.',
      fr: 'Vous recevez tout de suite une confirmation par e-mail. Quelqu’un qui s’y connaît vous répond dans un délai d’un jour ouvrable. Si c’est urgent, n’hésitez pas à appeler.',
      en: 'A confirmation is on its way to you by e-mail. You will hear from someone who can help within one working day. If it is urgent, please call us.',
      de: 'Sie erhalten gleich eine Bestätigung per E-Mail. Innerhalb eines Werktags antwortet Ihnen jemand, der sich damit auskennt. Ist es dringend, rufen Sie uns gern an.',
    },
    onward: onwardLinks.forSale,
  }),
  thankYouPage('sign-newsletter', {
    title: {
      nl: 'Nog één klik',
      fr: 'Encore un clic',
      en: 'One more click',
      de: 'Noch ein Klick',
    },
    description: {
      nl: 'Uw inschrijving op de nieuwsbrief wacht op bevestiging.',
      fr: 'Votre inscription à la newsletter attend votre confirmation.',
      en: 'Please confirm your subscription to the newsletter.',
      de: 'Ihre Anmeldung zum Newsletter wartet auf Bestätigung.',
    },
    next: {
      nl: 'Wij stuurden u een e-mail met een link. Pas als u daarop klikt, bent u ingeschreven; zo kan niemand anders het in uw plaats doen. Geen mail gezien? Kijk dan even bij de ongewenste berichten.',
      fr: 'Nous vous avons envoyé un e-mail avec un lien. Votre inscription ne compte qu’une fois que vous avez cliqué dessus ; personne d’autre ne peut ainsi s’inscrire à votre place. Pas d’e-mail en vue ? Regardez dans le courrier indésirable.',
      en: 'We have sent you an e-mail with a link. You are only subscribed once you click it, so nobody else can sign you up. No e-mail yet? Please check your spam folder.',
      de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie darauf klicken, sind Sie angemeldet; so kann das niemand an Ihrer Stelle tun. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach.',
    },
    onward: onwardLinks.forSale,
  }),
  thankYouPage('site-contact-small', {
    title: {
      nl: 'Wij hebben uw vraag',
      fr: 'Nous avons votre question',
      en: 'We have your question',
      de: 'Ihre Frage ist eingegangen',
    },
    description: {
      nl: 'Uw korte vraag is goed aangekomen.',
      fr: 'Votre brève question est bien arrivée.',
      en: 'We have received your question.',
      de: 'Ihre kurze Frage ist bei uns angekommen.',
    },
    next: {
      nl: 'Bedankt. Iemand van ons kantoor neemt vandaag of morgen contact met u op, per telefoon of per e-mail, zoals u het invulde.',
      fr: 'Merci. Quelqu’un de notre agence vous contacte aujourd’hui ou demain, par téléphone ou par e-mail, selon ce que vous avez indiqué.',
      en: 'Thank you. Someone from our office will be in touch today or tomorrow, by phone or e-mail.',
      de: 'Vielen Dank. Jemand aus unserem Büro meldet sich heute oder morgen bei Ihnen, per Telefon oder E-Mail, wie Sie es angegeben haben.',
    },
    onward: onwardLinks.searchAlert,
  }),
  thankYouPage('rental-application', {
    title: {
      nl: 'Uw kandidatuur is binnen',
      fr: 'Nous avons votre candidature',
      en: 'We have your application',
      de: 'Ihre Bewerbung ist eingegangen',
    },
    description: {
      nl: 'Uw kandidatuur voor een huurwoning is goed aangekomen.',
      fr: 'Votre candidature pour un logement à louer est bien arrivée.',
      en: 'We have received your application for a home to rent.',
      de: 'Ihre Bewerbung um eine Mietwohnung ist bei uns angekommen.',
    },
    next: {
      nl: 'De makelaar kijkt na of uw kandidatuur volledig is en belt of mailt u binnen twee werkdagen. Daarna gaat ze naar de eigenaar, die de huurder kiest. Wordt het iemand anders, dan laten wij u dat ook weten.',
      fr: 'L’agent vérifie si votre candidature est complète et vous appelle ou vous écrit sous deux jours ouvrables. Elle est ensuite présentée au propriétaire, qui choisit le locataire. Si c’est quelqu’un d’autre, nous vous en informons aussi.',
      en: 'The agent will check that your application is complete and call or e-mail you within two working days. It then goes to the owner, who chooses the tenant. If someone else is chosen, we will let you know.',
      de: 'Der Makler prüft, ob Ihre Bewerbung vollständig ist, und meldet sich innerhalb von zwei Werktagen per Telefon oder E-Mail. Danach geht sie an den Eigentümer, der den Mieter wählt. Fällt die Wahl auf jemand anderen, erfahren Sie auch das von uns.',
    },
    onward: onwardLinks.searchAlert,
  }),
  thankYouPage('offer-to-buy', {
    title: {
      nl: 'Wij hebben uw bod',
      fr: 'Nous avons votre offre',
      en: 'We have your offer',
      de: 'Ihr Gebot ist eingegangen',
    },
    description: {
      nl: 'Uw bod is goed aangekomen.',
      fr: 'Votre offre est bien arrivée.',
      en: 'We have received your offer.',
      de: 'Ihr Gebot ist bei uns angekommen.',
    },
    next: {
      nl: 'Dit is een bod en nog geen koop. Binnen enkele minuten krijgt u een e-mail met uw bod. De makelaar belt u binnen één werkdag en legt uw bod voor aan de eigenaar. Vóór het vervalt, weet u of het aanvaard is.',
      fr: 'C’est une offre, pas encore une vente. Dans quelques minutes, vous recevrez un e-mail qui reprend votre offre. L’agent vous appelle dans un délai d’un jour ouvrable et soumet votre offre au propriétaire. Avant qu’elle expire, vous saurez si elle est acceptée.',
      en: 'This is an offer, not yet a sale. Within a few minutes you will receive an e-mail with the details of your offer. The agent will call you within one working day and put your offer to the owner. You will know whether it has been accepted before it expires.',
      de: 'Dies ist ein Gebot und noch kein Kauf. In wenigen Minuten erhalten Sie eine E-Mail mit Ihrem Gebot. Der Makler ruft Sie innerhalb eines Werktags an und legt Ihr Gebot dem Eigentümer vor. Bevor es verfällt, wissen Sie, ob es angenommen ist.',
    },
    onward: onwardLinks.forSale,
  }),
  thankYouPage('testimonial', {
    title: {
      nl: 'Bedankt voor uw getuigenis',
      fr: 'Merci pour votre témoignage',
      en: 'Thank you for your testimonial',
      de: 'Vielen Dank für Ihren Erfahrungsbericht',
    },
    description: {
      nl: 'Uw getuigenis is goed aangekomen.',
      fr: 'Votre témoignage est bien arrivé.',
      en: 'We have received your testimonial.',
      de: 'Ihr Erfahrungsbericht ist bei uns angekommen.',
    },
    next: {
      nl: 'Het hele team leest ze binnen de week. Mag ze op onze website, dan zetten wij er alleen uw voornaam en gemeente bij. Bedenkt u zich, dan halen wij ze weer weg.',
      fr: 'Toute l’équipe le lira dans la semaine. Si nous pouvons le publier, seuls votre prénom et votre commune y figureront. Si vous changez d’avis, nous le retirerons.',
      en: 'The whole team will read it within a week. If we may publish it, only your first name and town will appear with it. If you change your mind, we will take it down.',
      de: 'Das ganze Team liest ihn innerhalb einer Woche. Dürfen wir ihn auf unserer Website zeigen, stehen nur Ihr Vorname und Ihre Gemeinde dabei. Überlegen Sie es sich anders, nehmen wir ihn wieder heraus.',
    },
    onward: onwardLinks.forSale,
  }),
  thankYouPage('request-documents', {
    title: {
      nl: 'U ontvangt de documenten per e-mail',
      fr: 'Vous recevrez les documents par e-mail',
      en: 'We will send you the documents by e-mail',
      de: 'Sie erhalten die Unterlagen per E-Mail',
    },
    description: {
      nl: 'Uw aanvraag is goed aangekomen.',
      fr: 'Votre demande nous est bien parvenue.',
      en: 'We have received your request.',
      de: 'Ihre Anforderung ist bei uns angekommen.',
    },
    next: {
      nl: 'Binnen enkele minuten krijgt u een e-mail met een link. Daarmee downloadt u de documenten, zeven dagen lang. Geen mail gezien? Kijk dan even bij de ongewenste berichten. Hebt u na het lezen vragen, antwoord dan gewoon op de mail.',
      fr: 'Vous recevrez dans quelques minutes un e-mail avec un lien, qui vous permet de télécharger les documents pendant sept jours. Pas d’e-mail en vue ? Regardez dans le courrier indésirable. Une question après lecture ? Répondez simplement à l’e-mail.',
      en: 'Within a few minutes you will receive an e-mail with a link to download the documents, which works for seven days. No e-mail yet? Please check your spam folder. If you have questions after reading them, simply reply to the e-mail.',
      de: 'In wenigen Minuten erhalten Sie eine E-Mail mit einem Link, über den Sie die Unterlagen sieben Tage lang herunterladen können. Keine E-Mail gesehen? Schauen Sie bitte im Spam-Ordner nach. Haben Sie nach dem Lesen Fragen, antworten Sie einfach auf die E-Mail.',
    },
    onward: onwardLinks.searchAlert,
  }),
];

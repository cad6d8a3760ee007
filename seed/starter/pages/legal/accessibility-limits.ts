import { textModule } from '../../../builders/text-module.ts';

export const accessibilityLimits = textModule(
  'limits',
  {
    nl: 'Wat nog niet toegankelijk is',
    fr: 'Contenu non accessible',
    en: 'Content that is not accessible',
    de: 'Nicht barrierefreie Inhalte',
  },
  {
    nl: [
      {
        bullet:
          'Films en virtuele rondgangen van panden komen van andere diensten. Ze hebben niet altijd ondertitels of een beschrijving, en hun bediening hebben wij niet in de hand. Alles wat u over het pand moet weten, staat ook als tekst en foto’s op de pagina.',
      },
      {
        bullet:
          'Documenten bij een pand, zoals plannen, attesten en verslagen, zijn vaak scans die wij van anderen krijgen. Vraag ons om de inhoud in een andere vorm.',
      },
      {
        bullet:
          'Een kaart is een beeld. Alle panden op een kaart staan ook in de lijst ernaast, met hun gemeente of adres.',
      },
      {
        bullet:
          'Bij foto’s die wij vóór deze site maakten, beschrijft de tekst soms alleen de kamer en niet wat erop te zien is.',
      },
    ],
    fr: [
      {
        bullet:
          'Les films et visites virtuelles des biens proviennent d’autres services. Ils n’ont pas toujours de sous-titres ni de description, et nous ne maîtrisons pas leurs commandes. Tout ce que vous devez savoir du bien figure aussi en texte et en photos sur la page.',
      },
      {
        bullet:
          'Les documents d’un bien, comme les plans, attestations et rapports, sont souvent des scans que d’autres nous transmettent. Demandez-nous leur contenu sous une autre forme.',
      },
      {
        bullet:
          'Une carte est une image. Tous les biens d’une carte se trouvent aussi dans la liste voisine, avec leur commune ou leur adresse.',
      },
      {
        bullet:
          'Pour des photos antérieures à ce site, le texte ne nomme parfois que la pièce, sans décrire ce que l’on voit.',
      },
    ],
    en: [
      {
        bullet:
          'Films and virtual tours of properties come from other services. They do not always have captions or a description, and we do not control their players. Everything you need to know about the property is on the page as text and photographs too.',
      },
      {
        bullet:
          'The documents for a property, such as plans, certificates and reports, are often scans that others send us. Ask us for their content in another form.',
      },
      {
        bullet:
          'A map is an image. Every property on a map is also in the list beside it, with its town or address.',
      },
      {
        bullet:
          'For photographs taken before this website, the text alternative sometimes names the room only, and not what can be seen.',
      },
    ],
    de: [
      {
        bullet:
          'Filme und virtuelle Rundgänge von Immobilien kommen von anderen Diensten. Sie haben nicht immer Untertitel oder eine Beschreibung, und auf ihre Bedienung haben wir keinen Einfluss. Alles, was Sie über die Immobilie wissen müssen, steht auch als Text und in Fotos auf der Seite.',
      },
      {
        bullet:
          'Unterlagen zu einer Immobilie, etwa Pläne, Bescheinigungen und Berichte, sind oft Scans, die wir von anderen erhalten. Bitten Sie uns um den Inhalt in einer anderen Form.',
      },
      {
        bullet:
          'Eine Karte ist ein Bild. Alle Immobilien auf einer Karte stehen auch in der Liste daneben, mit ihrer Gemeinde oder Adresse.',
      },
      {
        bullet:
          'Bei Fotos, die wir vor dieser Website gemacht haben, beschreibt der Text manchmal nur den Raum und nicht, was darauf zu sehen ist.',
      },
    ],
  },
);

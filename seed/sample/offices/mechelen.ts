import type { OwnDocument } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';

export const mechelen: OwnDocument = {
  _id: 'office-mechelen',
  _type: 'office',
  picture: picture('office-mechelen'),
  description: localizedText({
    nl: 'Aan de Korenmarkt, op vijf minuten wandelen van de Grote Markt. U parkeert het gemakkelijkst in de parkeergarage om de hoek.',
    fr: 'Sur le Korenmarkt, à cinq minutes à pied de la Grand-Place. Le plus simple est de vous garer dans le parking souterrain au coin de la rue.',
    en: 'On the Korenmarkt, a five-minute walk from the main square. Parking is easiest in the car park round the corner.',
  }),
};

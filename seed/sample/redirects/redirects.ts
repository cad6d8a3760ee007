import type { SeededRedirect } from '../../builders/document.ts';
import { oldOffer } from './old-offer.ts';
import { openHouse } from './open-house.ts';

export const redirects: SeededRedirect[] = [oldOffer, openHouse];

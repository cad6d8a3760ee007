import { useSyncExternalStore } from 'react';
import { type ConsentState, consentState, subscribeToConsent, unknownConsent } from './consent.ts';

export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, consentState, () => unknownConsent);
}

import type { Campaign } from './campaign.ts';
import type { Choices } from '../consent.ts';

export type PageView = { location: string; referrer: string; campaign: Campaign };

export function injectScript(address: string): void {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.appendChild(script);
}

type Signal = 'granted' | 'denied';
type GoogleWindow = { dataLayer?: unknown[] };

const google = globalThis as GoogleWindow;

/** Google's queue accepts an arguments object only, never an array. */
const command: (...parts: unknown[]) => void = function () {
  google.dataLayer?.push(arguments.valueOf());
};

function consentSignals({ preferences, statistics, marketing }: Choices): Record<string, Signal> {
  const signal = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(statistics),
    functionality_storage: signal(preferences),
    personalization_storage: signal(preferences),
    security_storage: 'granted',
  };
}

/** Denies everything on the first call, before any script loads. */
export function signalGoogle(choices: Choices): void {
  if (!google.dataLayer) {
    google.dataLayer = [];
    const denied = consentSignals({ preferences: false, statistics: false, marketing: false });
    command('consent', 'default', denied);
    command('js', new Date());
  }
  command('consent', 'update', consentSignals(choices));
}

const scripts = 'https://www.googletagmanager.com';

export function loadAnalytics(id: string): void {
  Reflect.set(globalThis, `ga-disable-${id}`, false);
  if (document.querySelector(`script[src="${scripts}/gtag/js?id=${id}"]`)) return;
  command('config', id, { send_page_view: false });
  injectScript(`${scripts}/gtag/js?id=${id}`);
}

export function stopAnalytics(id: string): void {
  Reflect.set(globalThis, `ga-disable-${id}`, true);
}

export function loadTagManager(id: string): void {
  if (document.querySelector(`script[src="${scripts}/gtm.js?id=${id}"]`)) return;
  google.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  injectScript(`${scripts}/gtm.js?id=${id}`);
}

function campaignParameters({ campaign }: PageView): Record<string, string> {
  const pairs = Object.entries(campaign).map(([name, value]) => [
    name === 'utm_campaign' ? 'campaign_name' : name.replace(/^utm_/, 'campaign_'),
    value,
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

function parameters(view: PageView): Record<string, string> {
  return { page_location: view.location, page_referrer: view.referrer, ...campaignParameters(view) };
}

export function sendToAnalytics(id: string, view: PageView): void {
  command('event', 'page_view', { ...parameters(view), send_to: id });
}

export function sendToTagManager(view: PageView): void {
  google.dataLayer?.push({ event: 'page_view', ...parameters(view) });
}

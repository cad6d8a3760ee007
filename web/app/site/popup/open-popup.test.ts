import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  declineAll,
  closeConsentSettings,
  storeChoice,
  lookUpConsent,
  openConsentSettings,
} from '../../consent/consent.ts';
import { openPopup } from './open-popup.ts';
import type { PopupTiming } from './popup-dialog.tsx';

const link = Object.assign(new EventTarget(), { href: 'https://site.example/nl/contact/' });
const tab = new EventTarget();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  goTo('/nl/');
  closeConsentSettings();
  lookUpConsent('1');
});

afterEach(() => {
  vi.useRealTimers();
});

function goTo(path: string): void {
  vi.stubGlobal('location', new URL(path, 'https://site.example'));
  tab.dispatchEvent(new Event('hashchange'));
}

/** A dialog that opens and closes as a browser's does, but at once. */
class Dialog extends EventTarget {
  open = false;
  querySelector = () => link;
  showModal = () => (this.open = true);
  close = () => {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

function arrange(timing: Partial<PopupTiming & { asksConsent: boolean }> = {}) {
  const dialog = new Dialog();
  const stop = openPopup(dialog as unknown as HTMLDialogElement, {
    delay: 3,
    frequency: 'session',
    asksConsent: false,
    ...timing,
  });
  return { dialog, stop };
}

test('[4.15] it opens after its delay, and once closed it stays so', () => {
  const { dialog, stop } = arrange();
  vi.advanceTimersByTime(2999);
  expect(dialog.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(dialog.open).toBe(true);
  dialog.close();
  openConsentSettings();
  closeConsentSettings();
  vi.runAllTimers();
  expect(dialog.open).toBe(false);
  stop();
  const next = arrange();
  vi.runAllTimers();
  expect(next.dialog.open).toBe(false);
  next.stop();
});

test('[4.10] it waits for the choice of cookies, and while their settings are open', () => {
  const { dialog, stop } = arrange({ asksConsent: true });
  vi.runAllTimers();
  expect(dialog.open).toBe(false);
  openConsentSettings();
  storeChoice(declineAll, 'proof');
  expect(dialog.open).toBe(true);
  stop();
  const other = arrange({ asksConsent: true, frequency: 'page' });
  openConsentSettings();
  vi.runAllTimers();
  expect(other.dialog.open).toBe(false);
  closeConsentSettings();
  expect(other.dialog.open).toBe(true);
  other.stop();
});

test('[4.17] following its link, or an address that says so, closes it for the session', () => {
  for (const follow of [
    () => link.dispatchEvent(new Event('click')),
    () => goTo('/nl/#modal-clicked'),
    () => goTo('/nl/contact/'),
  ]) {
    stored.clear();
    goTo('/nl/');
    const { dialog, stop } = arrange();
    vi.runAllTimers();
    expect(dialog.open).toBe(true);
    follow();
    expect(dialog.open).toBe(false);
    expect(stored.size).toBe(1);
    stop();
  }
});

test('a preview shows none, and a page that goes stops it without a trace', () => {
  goTo('/nl/?preview=1');
  const preview = arrange();
  vi.runAllTimers();
  expect(preview.dialog.open).toBe(false);
  goTo('/nl/');
  const { dialog, stop } = arrange();
  vi.runAllTimers();
  stop();
  expect(dialog.open).toBe(false);
  expect(stored.size).toBe(0);
  preview.stop();
});

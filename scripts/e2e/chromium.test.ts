import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { findChromium, findSecondBrowser } from './chromium.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  existsSync: vi.fn(),
}));

function install(...places: string[]): void {
  vi.mocked(existsSync).mockImplementation((place) => places.includes(String(place)));
}

test('a browser that is named goes first, and has to be there', () => {
  vi.stubEnv('CHROME', '/opt/browser');
  install('/opt/browser', '/usr/bin/chromium');
  expect(findChromium().executablePath).toBe('/opt/browser');
  install('/usr/bin/chromium');
  expect(() => findChromium()).toThrow('CHROME names "/opt/browser", but there is no such file.');
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'a second browser is the one that is named, else one of the system, else none',
  () => {
    vi.stubEnv('CHROME', undefined);
    install();
    expect(findSecondBrowser()).toBeUndefined();
    install('/usr/bin/google-chrome');
    expect(findSecondBrowser()).toBe('/usr/bin/google-chrome');
    vi.stubEnv('CHROME', '/opt/browser');
    expect(findSecondBrowser()).toBe('/opt/browser');
  },
);

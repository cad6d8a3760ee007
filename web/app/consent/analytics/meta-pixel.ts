import { injectScript, type PageView } from './google.ts';

type Pixel = {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
};

const meta = globalThis as { fbq?: Pixel; _fbq?: Pixel };

function createPixel(): Pixel {
  const send = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel = Object.assign(send, { queue: [], loaded: true, version: '2.0' }) as unknown as Pixel;
  pixel.push = pixel;
  return pixel;
}

export function allowMeta(id: string): void {
  const isNew = !meta.fbq;
  meta.fbq ??= meta._fbq = createPixel();
  meta.fbq('consent', 'grant');
  if (!isNew) return;
  Object.assign(meta.fbq, { disablePushState: true });
  meta.fbq('set', 'autoConfig', false, id);
  meta.fbq('init', id);
  injectScript('https://connect.facebook.net/en_US/fbevents.js');
}

export function revokeMeta(): void {
  meta.fbq?.('consent', 'revoke');
}

export function sendToMeta({ location, referrer, campaign }: PageView): void {
  meta.fbq?.('track', 'PageView', { location, referrer, ...campaign });
}

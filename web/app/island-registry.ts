import type { ComponentType } from 'react';
import { attachFavourites } from './properties/favourites/attach-favourites.ts';
import { attachRecentProperties } from './properties/favourites/recent/attach-recent-properties.ts';
import { attachSiteEffects } from './site/attach-site-effects.ts';
import { attachBackToTop } from './site/scroll/back-to-top-script.ts';
import { attachHeader } from './site/header/attach-header.ts';
import type { IslandScript } from './islands/script.ts';

type Loaded<Value> = Value | Promise<Value>;

type Registered =
  | {
      kind: 'component';
      /** `when touched`: in view once the visitor acts in any way, or when the island itself is touched. */
      hydrates: 'at once' | 'when touched';
      load: () => Promise<ComponentType<never>>;
    }
  | {
      kind: 'script';
      /** Links that the script takes over. Such a script is fetched once the visitor acts; others run at once. */
      links?: string;
      load: () => Loaded<IslandScript<never>>;
    };

export const islands = {
  backToTop: { kind: 'script', load: () => attachBackToTop },
  bannerVideo: {
    kind: 'script',
    load: () => import('./site/banner/attach-banner-video.ts').then((module) => module.attachBannerVideo),
  },
  comparison: {
    kind: 'component',
    hydrates: 'when touched',
    load: () => import('./ui/comparison/comparison-handle.tsx').then((module) => module.ComparisonHandle),
  },
  costs: {
    kind: 'component',
    hydrates: 'when touched',
    load: () => import('./pages/property/costs/cost-calculator.tsx').then((module) => module.CostCalculator),
  },
  favourites: { kind: 'script', load: () => attachFavourites },
  favouritesTools: {
    kind: 'script',
    load: () =>
      import('./properties/favourites/attach-favourites-tools.ts').then(
        (module) => module.attachFavouritesTools,
      ),
  },
  form: {
    kind: 'component',
    hydrates: 'when touched',
    load: () => import('./forms/view/form-island.tsx').then((module) => module.FormIsland),
  },
  gallery: {
    kind: 'script',
    links: 'a[data-gallery]',
    load: () => import('./properties/gallery/attach-gallery.ts').then((module) => module.attachGallery),
  },
  header: { kind: 'script', load: () => attachHeader },
  neighbours: {
    kind: 'script',
    load: () =>
      import('./pages/property/neighbours/enhance-neighbours.ts').then((module) => module.enhanceNeighbours),
  },
  liveList: {
    kind: 'script',
    links: 'a[data-live]',
    load: () => import('./pages/property-list/enhance-list.ts').then((module) => module.enhanceList),
  },
  mapEmbed: {
    kind: 'script',
    load: () => import('./properties/map/frame/attach-map-embed.ts').then((module) => module.attachMapEmbed),
  },
  mapFrame: {
    kind: 'component',
    hydrates: 'at once',
    load: () => import('./properties/map/frame/map-frame.tsx').then((module) => module.MapFrame),
  },
  passkeyAdder: {
    kind: 'component',
    hydrates: 'at once',
    load: () => import('./portal/passkeys/passkey-adder.tsx').then((module) => module.PasskeyAdder),
  },
  passkeyLogin: {
    kind: 'component',
    hydrates: 'at once',
    load: () => import('./portal/passkeys/passkey-login.tsx').then((module) => module.PasskeyLogin),
  },
  printButton: {
    kind: 'component',
    hydrates: 'at once',
    load: () => import('./ui/page/print-button.tsx').then((module) => module.PrintButton),
  },
  recentProperties: { kind: 'script', load: () => attachRecentProperties },
  revealButton: {
    kind: 'component',
    hydrates: 'at once',
    load: () => import('./forms/view/reveal-button.tsx').then((module) => module.RevealButton),
  },
  searchField: {
    kind: 'component',
    hydrates: 'when touched',
    load: () => import('./properties/search-field/search-field.tsx').then((module) => module.SearchField),
  },
  shareMenu: {
    kind: 'component',
    hydrates: 'when touched',
    load: () => import('./pages/share/share-menu.tsx').then((module) => module.ShareMenu),
  },
  slider: {
    kind: 'component',
    hydrates: 'when touched',
    load: () => import('./ui/slider/slider-controls.tsx').then((module) => module.SliderControls),
  },
  siteEffects: { kind: 'script', load: () => attachSiteEffects },
  takeAlong: {
    kind: 'script',
    load: () => import('./pages/take-along/attach-take-along.ts').then((module) => module.attachTakeAlong),
  },
  video: {
    kind: 'component',
    hydrates: 'when touched',
    load: () => import('./ui/video/video-starter.tsx').then((module) => module.VideoStarter),
  },
} satisfies Record<string, Registered>;

type Islands = typeof islands;

export type IslandName = keyof Islands;

type NameOf<Kind extends Registered['kind']> = {
  [Name in IslandName]: Islands[Name]['kind'] extends Kind ? Name : never;
}[IslandName];

export type ComponentName = NameOf<'component'>;
export type ScriptName = NameOf<'script'>;

export type LoadedIsland<Name> = Name extends IslandName ? Awaited<ReturnType<Islands[Name]['load']>> : never;
